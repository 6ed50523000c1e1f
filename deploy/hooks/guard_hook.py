"""A hook of Tollgate that asks a guard model, such as Llama Guard, at Tollgate itself.

    TOLLGATE_URL=http://127.0.0.1:8080 TOLLGATE_KEY=tg_… GUARD_MODEL=llama-guard \
        python guard_hook.py 9101

The key has the class `hook`: no hook sees its calls, and they wait for no other call. The model
answers `safe`, or `unsafe` and the categories in the next line.
"""

import json
import os
import re
import sys
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

URL = os.environ["TOLLGATE_URL"].rstrip("/") + "/openai/v1/chat/completions"
JUDGED = {"text", "reasoning", "arguments"}


def ask(text: str, role: str) -> str:
    body = {
        "model": os.environ["GUARD_MODEL"],
        "messages": [{"role": role, "content": text}],
        "max_tokens": 32,
        "temperature": 0,
    }
    headers = {
        "authorization": f"Bearer {os.environ['TOLLGATE_KEY']}",
        "content-type": "application/json",
    }
    request = urllib.request.Request(URL, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as reply:
        return json.load(reply)["choices"][0]["message"]["content"]


def verdict(request: dict) -> dict:
    text = "\n".join(one["text"] for one in request["texts"] if one["kind"] in JUDGED)
    if not text:
        return {"action": "allow"}
    first, *rest = ask(text, "user" if request["when"] == "before" else "assistant").split()
    if first.lower() == "safe":
        return {"action": "allow"}
    code = re.sub(r"[^A-Za-z0-9_.-]", ".", "".join(rest))[:64] or "unsafe"
    return {"action": "block", "code": code, "message": "The guard model does not allow this."}


class Hook(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        request = json.loads(self.rfile.read(int(self.headers["content-length"])))
        try:
            status, reply = 200, verdict(request)
        except (OSError, ValueError, KeyError, IndexError) as error:
            # No verdict: `on_error` of the hook decides.
            status, reply = 502, {"error": type(error).__name__}
        body = json.dumps(reply).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Texts are not logged, and neither are requests."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Hook)
    print(f"listening on {server.server_address[1]}", flush=True)
    server.serve_forever()
