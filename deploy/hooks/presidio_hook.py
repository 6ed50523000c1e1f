"""A hook of Tollgate that replaces personal data, by the pattern recognizers of Presidio.

    pip install presidio-analyzer
    python presidio_hook.py 9100

The recognizers are called directly: Presidio's default engine loads a language model first.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import tldextract
from presidio_analyzer.predefined_recognizers import (
    CreditCardRecognizer,
    EmailRecognizer,
    IbanRecognizer,
    IpRecognizer,
    UsSsnRecognizer,
)

# The recognizer of e-mail addresses would load a list of suffixes from outside.
tldextract.extract = tldextract.TLDExtract(suffix_list_urls=())

RECOGNIZERS = [
    recognizer()
    for recognizer in (
        CreditCardRecognizer,
        EmailRecognizer,
        IbanRecognizer,
        IpRecognizer,
        UsSsnRecognizer,
    )
]
MIN_SCORE = 0.5


def replaced(text: str) -> str:
    """The text with the name of its kind in place of each match."""
    matches = [
        match
        for recognizer in RECOGNIZERS
        for match in recognizer.analyze(text, recognizer.supported_entities) or []
        if match.score >= MIN_SCORE
    ]
    end = len(text)
    for match in sorted(matches, key=lambda one: one.end, reverse=True):
        if match.end > end:
            continue  # overlaps one that is replaced already
        text = f"{text[:match.start]}[{match.entity_type}]{text[match.end:]}"
        end = match.start
    return text


def verdict(request: dict) -> dict:
    changed = []
    for place in request["texts"]:
        text = replaced(place["text"])
        if text == place["text"]:
            continue
        # Names and ids cannot be replaced.
        if place["kind"] == "fixed":
            return {"action": "block", "code": "pii", "message": "Remove personal data."}
        changed.append({"at": place["at"], "text": text})
    return {"action": "replace", "texts": changed} if changed else {"action": "allow"}


class Hook(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        request = json.loads(self.rfile.read(int(self.headers["content-length"])))
        body = json.dumps(verdict(request)).encode()
        self.send_response(200)
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
