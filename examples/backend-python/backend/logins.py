"""Login codes and tokens."""

import hashlib
import secrets
import uuid

from . import clock
from .refusals import LOGIN_EXPIRED, WRONG_CODE, Refusal

CODE_LIFE = 60 * 1000
READ_CODE_LIFE = 5 * 60 * 1000
LOGIN_LIFE = 90 * clock.DAY


def digest(secret):
    return hashlib.sha256(secret.encode()).hexdigest()


class Logins:
    def __init__(self, store):
        self.store = store

    def register(self):
        user = str(uuid.uuid4())
        self.store.run('insert into users values (?, ?)', user, f'+65 9{secrets.randbelow(10**7):07d}')
        return user

    def code_for(self, user):
        code = secrets.token_urlsafe(24)
        ends = clock.now() + CODE_LIFE
        self.store.run('insert into login_codes (code, user_id, ends) values (?, ?, ?)', digest(code), user, ends)
        return code

    def user_with_code(self, code, device):
        row = self.store.first(
            'select user_id from login_codes where code = ? and not used and ends > ? and coalesce(device, ?) = ?',
            digest(code), clock.now(), device, device,
        )  # fmt: skip
        if row is None:
            raise Refusal(WRONG_CODE, {'reason': 'expired'}, 'The login code is unknown, used or expired.')
        return row[0]

    def read_code(self, _, given, request):
        device = request.headers['X-Dev-Id']
        user = self.user_with_code(given['loginCode'], device)
        ends = clock.now() + READ_CODE_LIFE
        self.store.run(
            'update login_codes set device = ?, ends = ? where code = ? and device is null',
            device, ends, digest(given['loginCode']),
        )  # fmt: skip
        return {'userId': user, 'phoneNumber': self.masked_phone(user)}

    def exchange_code(self, _, given, request):
        device = request.headers['X-Dev-Id']
        user = self.user_with_code(given['loginCode'], device)
        self.store.run('update login_codes set used = 1 where code = ?', digest(given['loginCode']))
        token = secrets.token_urlsafe(32)
        self.store.run('insert into sessions values (?, ?, ?, ?)', digest(token), user, device, clock.now() + LOGIN_LIFE)
        return {'token': token, 'userId': user}

    def logout(self, _, __, request):
        self.store.run('delete from sessions where token = ?', digest(self.token_of(request)))
        return {}

    def end_all(self, user):
        self.store.run('delete from sessions where user_id = ?', user)

    def current_user(self, user, _, __):
        return {
            'uuid': user,
            'dolphinNo': str(int(user[:8], 16)),
            'userId': user,
            'userName': '',
            'phoneNumber': self.masked_phone(user),
            'thirdBindBit': 0,
        }

    def masked_phone(self, user):
        (phone,) = self.store.first('select phone from users where id = ?', user)
        return f'{phone[:3]} **** {phone[-4:]}'

    def token_of(self, request):
        scheme, _, token = request.headers.get('Authorization', '').partition(' ')
        return token if scheme.lower() == 'bearer' else ''

    def user_of(self, request):
        headers = request.headers
        with self.store.lock:
            row = self.store.first(
                'select user_id from sessions where token = ? and device = ? and ends > ?',
                digest(self.token_of(request)), headers['X-Dev-Id'], clock.now(),
            )  # fmt: skip
        if row is None or headers['X-Uid'] not in ('', row[0]):
            raise Refusal(LOGIN_EXPIRED, None, 'The login has expired. Please sign in again.')
        return row[0]
