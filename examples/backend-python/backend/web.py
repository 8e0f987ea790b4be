"""HTTP: reads a request whole, hands it to the gateway, and writes the envelope."""

import json
import sys
import traceback
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

from . import clock
from .refusals import INTERNAL, TOO_LARGE, Refusal

MOST_BYTES = 64 * 1024 * 1024


@dataclass
class Request:
    method: str
    path: str
    query: dict
    headers: object
    body: bytes


@dataclass
class File:
    bytes: bytes
    type: str
    headers: dict = field(default_factory=dict)


def handler_of(answer):
    class Handler(BaseHTTPRequestHandler):
        protocol_version = 'HTTP/1.1'
        server_version = 'backend-python'
        sys_version = ''

        def handle_call(self):
            length = int(self.headers.get('Content-Length') or 0)
            if length > MOST_BYTES:
                self.close_connection = True
                return self.send_json(Refusal(TOO_LARGE, {'reason': 'bytes', 'limit': MOST_BYTES}).envelope())
            address = urlsplit(self.path)
            request = Request(
                self.command,
                address.path,
                dict(parse_qsl(address.query, keep_blank_values=True)),
                self.headers,
                self.rfile.read(length),
            )
            try:
                result = answer(request)
            except Refusal as refusal:
                result = refusal.envelope()
            except Exception:
                traceback.print_exc()
                result = Refusal(INTERNAL, None, 'The server failed.').envelope()
            if isinstance(result, File):
                self.send_bytes(result.bytes, result.type, result.headers)
            else:
                self.send_json(result)

        do_GET = do_POST = do_PUT = do_DELETE = handle_call

        def send_json(self, envelope):
            self.send_bytes(json.dumps(envelope, ensure_ascii=False).encode(), 'application/json; charset=utf-8', {})

        def send_bytes(self, content, kind, headers):
            self.send_response(200)
            self.send_header('Content-Type', kind)
            self.send_header('Content-Length', str(len(content)))
            self.send_header('Cache-Control', 'no-store')
            self.send_header('X-Content-Type-Options', 'nosniff')
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(content)

        def date_time_string(self, timestamp=None):
            return clock.http_date(clock.now())

        def log_message(self, *_):
            """Addresses of requests hold ids of customers: nothing is logged."""

    return Handler


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):  # a client that has gone is no fault
            super().handle_error(request, client_address)


def listen(port, answer):
    return Server(('127.0.0.1', port), handler_of(answer))
