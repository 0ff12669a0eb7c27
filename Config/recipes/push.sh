#!/bin/sh
# The JSON that Apple's push service takes.
biorhythm --day --format json | jq -c '.days[0] | {aps: {
  alert: {title: "Biorhythm", body: (.cycles | to_entries | map("\(.key) \(.value.percent)%") | join(", "))},
  badge: .critical}}'
