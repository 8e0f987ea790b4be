"""Refusals: the error codes of docs/error-codes.md."""

LOGIN_EXPIRED = 300101
INVALID_REQUEST = 310001
NOT_FOUND = 310002
OPERATION_REUSED = 310003
CONFLICT = 310004
NOT_ALLOWED = 310005
INCOMPLETE = 310006
TOO_LARGE = 310007
UNSUPPORTED_FILE = 310008
WRONG_CODE = 310010
SIGNATURE_REJECTED = 310011
OUTDATED = 310013
BEHIND = 310014
INTERNAL = 310099


class Refusal(Exception):
    def __init__(self, code, data=None, msg='The request is refused.'):
        super().__init__(msg)
        self.code, self.data, self.msg = code, data, msg

    def envelope(self):
        return {'code': self.code, 'data': self.data, 'msg': self.msg}


def invalid(path):
    return Refusal(INVALID_REQUEST, {'path': path}, f'The request does not fit the contract at "{path}".')


def not_found():
    return Refusal(NOT_FOUND, None, 'There is nothing of yours under this id.')
