# The same on a Spark cluster; `spark` is the session of pyspark.
from itertools import chain

lines = spark.sparkContext.textFile("people.csv").filter(lambda line: line != "name,birthday")
lines.mapPartitions(lambda part: chain(["name,birthday"], part)).pipe("biorhythm --roster - --format jsonl")
