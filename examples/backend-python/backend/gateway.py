"""What every call goes through: headers, clock, replay, signature, login, contract, operation id."""

import hashlib
import json

from . import clock, contract
from .multipart import form_of
from .refusals import NOT_FOUND, OPERATION_REUSED, SIGNATURE_REJECTED, Refusal, invalid

SKEW = 5 * 60 * 1000
OPERATION_LIFE = 24 * 60 * 60 * 1000
NATIVE = ('t1', 't2', 't6')


class Gateway:
    def __init__(self, store, keys, logins, handlers):
        self.store, self.keys, self.logins, self.handlers = store, keys, logins, handlers

    def answer(self, request):
        call = contract.calls.get((request.method, request.path))
        handler = call and self.handlers.get(call['operationId'])
        if handler is None:
            raise Refusal(NOT_FOUND, None, 'There is no such address.')
        self.check_request(request)
        user = None
        if call['security']:
            user = self.logins.user_of(request)
        given = form_of(request) if 'multipart' in request.headers.get('Content-Type', '') else read_json(request)
        check_contract(call, request, given)
        prepared = handler.prepare(user, given, request) if hasattr(handler, 'prepare') else given
        with self.store.transaction():
            if request.method == 'GET' or user is None:
                data = handler(user, prepared, request)
            else:
                data = self.once(call, user, request, prepared, handler)
        return {'code': 0, 'data': data, 'msg': 'success'}

    def once(self, call, user, request, given, handler):
        """The same request gets the first answer, and has no second effect."""
        self.store.run('delete from operations where at <= ?', clock.now() - OPERATION_LIFE)
        operation = request.headers['X-Trans-Id']
        same = hashlib.sha256(stable([call['operationId'], comparable(given)])).hexdigest()
        first = self.store.first('select request, answer from operations where user_id = ? and id = ?', user, operation)
        if first is not None:
            if first[0] != same:
                raise Refusal(OPERATION_REUSED, None, 'This operation id was used for another request.')
            return json.loads(first[1])
        data = handler(user, given, request)
        self.store.run(
            'insert into operations values (?, ?, ?, ?, ?)', user, operation, same, json.dumps(data), clock.now()
        )
        return data

    def check_request(self, request):
        """For everything that carries the headers of a call, a document's bytes among them."""
        for name, parameter in contract.headers.items():
            value = request.headers.get(name)
            if value is None or not contract.fits(parameter['schema'], value):
                raise invalid(f'header {name}')
        if abs(int(request.headers['X-Time']) - clock.now()) > SKEW:
            raise Refusal(SIGNATURE_REJECTED, {'reason': 'clock-skew'}, 'The clocks differ by more than five minutes.')
        self.check_replay(request)
        self.check_signature(request)

    def check_replay(self, request):
        names = ('X-Dev-Id', 'X-Trans-Id', 'X-Time', 'X-Request-Id')
        identity = hashlib.sha256(stable([request.headers[name] for name in names])).hexdigest()
        with self.store.transaction():
            # Older ones are refused by their time.
            self.store.run('delete from requests where at < ?', clock.now() - 2 * SKEW)
            if self.store.first('select 1 from requests where id = ?', identity):
                raise Refusal(SIGNATURE_REJECTED, {'reason': 'replay'}, 'This request was sent before.')
            self.store.run('insert into requests values (?, ?)', identity, clock.now())

    def check_signature(self, request):
        headers = request.headers
        token = self.logins.token_of(request)
        expected = token
        if headers['X-Dt'] in NATIVE and version(headers['X-Ver']) >= (1, 7, 0):
            expected = self.keys.signature(
                [headers['X-Time'], headers['X-Uid'], token, headers['X-Lang'], headers['X-Type'], headers['X-Ver']]
                + [headers['X-Trans-Id'], '0', headers['X-Dt'], headers['X-Dev-Id'], headers['X-Dev-Info']]
                + [headers['X-Net-Type']]
            )
        if headers['X-Token'] != expected:
            raise Refusal(SIGNATURE_REJECTED, {'reason': 'signature'}, 'The request is not signed.')


def version(text):
    parts = [int(part) for part in contract.expression(r'^\d+(\.\d+){0,3}').match(text).group().split('.')]
    return tuple(parts + [0] * (3 - len(parts)))


def read_json(request):
    if request.method in ('GET', 'DELETE'):
        return request.query
    try:
        return json.loads(request.body or b'{}')
    except ValueError:
        raise invalid('body') from None


def check_contract(call, request, given):
    if 'requestBody' in call:
        kinds = call['requestBody']['content']
        kind = 'multipart/form-data' if 'multipart/form-data' in kinds else 'application/json'
        wrong = next(contract.faults(kinds[kind]['schema'], given), None)
        if wrong is not None:
            raise invalid(wrong[0] or 'body')
    for parameter in call.get('parameters', []):
        if parameter.get('in') != 'query':
            continue
        value = request.query.get(parameter['name'])
        if value is None and parameter['required'] or value is not None and not contract.fits(parameter['schema'], value):
            raise invalid(parameter['name'])


def stable(value):
    return json.dumps(value, sort_keys=True, separators=(',', ':'), ensure_ascii=False).encode()


def comparable(given):
    """A file counts by its hash."""
    if not isinstance(given, dict):
        return given
    return {name: hashlib.sha256(value).hexdigest() if isinstance(value, bytes) else value for name, value in given.items()}
