#!/bin/sh
# ~/.local/bin/biorhythm-waybar, for this in ~/.config/waybar/config:
#   "custom/biorhythm": { "exec": "~/.local/bin/biorhythm-waybar", "return-type": "json", "interval": 600 }
biorhythm --day --format json | jq -c \
  --arg text "$(biorhythm --oneline --color never)" --arg tooltip "$(biorhythm --daily)" \
  '{text: $text, tooltip: $tooltip, class: (if .days[0].critical > 0 then "critical" else "calm" end)}'
