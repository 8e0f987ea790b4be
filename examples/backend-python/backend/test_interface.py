"""The interface of docs/conformance.md: the kit seeds customers and moves the clock. On a test server alone."""

import json

from . import clock
from .refusals import NOT_FOUND, Refusal, invalid, not_found

PATH = '/conformance/v1'
CAN = ['customer', 'clock', 'expire-draft', 'review', 'end-sessions', 'public-key', 'change-key', 'app-secret']


class TestInterface:
    def __init__(self, store, keys, logins, applications, review):
        self.store, self.keys, self.logins = store, keys, logins
        self.applications, self.review = applications, review

    def answer(self, request):
        name = request.path.removeprefix(PATH).strip('/').replace('-', '_')
        acts = {'GET ': self.describe, 'PUT clock': self.clock}
        for one in (self.customer, self.login_code, self.expire_draft, self.act, self.end_sessions, self.change_key):
            acts[f'POST {one.__name__}'] = one
        acts['POST review'] = acts.pop('POST act')
        act = acts.get(f'{request.method} {name}')
        if act is None:
            raise Refusal(NOT_FOUND, None, 'There is no such address.')
        with self.store.transaction():
            return {'code': 0, 'data': act(json.loads(request.body or b'{}')), 'msg': 'success'}

    def describe(self, _):
        return {
            'interface': 1,
            'can': CAN,
            'publicKey': self.keys.public_jwk(),
            'appSecret': self.keys.app_secret,
        }

    def customer(self, _):
        return self.login_code({'userId': self.logins.register()})

    def login_code(self, given):
        return {'userId': given['userId'], 'loginCode': self.logins.code_for(given['userId'])}

    def clock(self, given):
        clock.move(given['offsetMs'])
        return {}

    def expire_draft(self, given):
        user, record = self.application(given)
        self.applications.expire(user, record, clock.now())
        return {}

    def act(self, given):
        user, record = self.application(given)
        if 'act' not in given:
            raise invalid('act')
        self.review.act(user, record, given['act'], given)
        return {}

    def end_sessions(self, given):
        self.logins.end_all(given['userId'])
        return {}

    def change_key(self, _):
        self.keys.change()
        return {}

    def application(self, given):
        row = self.store.first('select user_id, record from applications where id = ?', given['applicationId'])
        if row is None:
            raise not_found()
        return row[0], json.loads(row[1])
