"""Recomputes signatures with botocore: a line of JSON for each request, and one for its signature."""

import json
import sys

from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

for line in sys.stdin:
    sent = json.loads(line)
    keys = Credentials(sent["id"], sent["secret"], sent.get("token"))
    signer = SigV4Auth(keys, sent["service"], sent["region"])
    request = AWSRequest("POST", sent["url"], headers=sent["headers"], data=sent["body"].encode())
    request.context["timestamp"] = sent["time"]
    request.headers["X-Amz-Date"] = sent["time"]
    if keys.token:
        request.headers["X-Amz-Security-Token"] = keys.token
    canonical = signer.canonical_request(request)
    signature = signer.signature(signer.string_to_sign(request, canonical), request)
    print(json.dumps(signature), flush=True)
