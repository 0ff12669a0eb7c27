package let placeholder0 = 0
