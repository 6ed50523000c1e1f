"""Serves a model by llama.cpp on a free port of loopback, prints its address, and stays until its input ends."""

import sys

import xllamacpp

_, model, purpose, context = sys.argv
params = xllamacpp.CommonParams()
params.model.path = model
params.hostnames = ["127.0.0.1"]
params.port = 0
params.n_ctx = int(context)
params.n_parallel = 1
params.cpuparams.n_threads = 1
params.use_jinja = True
params.warmup = False
params.verbosity = 0
if purpose == "embeddings":
    params.embedding = True
    params.pooling_type = xllamacpp.llama_pooling_type.LLAMA_POOLING_TYPE_MEAN
server = xllamacpp.Server(params)
print(server.listening_address, flush=True)
sys.stdin.read()
