"""Fields that travel encrypted, and the signature of the app."""

import base64
import hashlib
import hmac
import secrets

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding, rsa
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

OAEP = padding.OAEP(mgf=padding.MGF1(hashes.SHA256()), algorithm=hashes.SHA256(), label=None)


def number(jwk, name):
    return int.from_bytes(decoded(jwk[name]), 'big')


def private_key(jwk):
    public = rsa.RSAPublicNumbers(number(jwk, 'e'), number(jwk, 'n'))
    return rsa.RSAPrivateNumbers(*(number(jwk, name) for name in ('p', 'q', 'd', 'dp', 'dq', 'qi')), public).private_key()


class Undecryptable(Exception):
    pass


def encoded(value):
    return base64.urlsafe_b64encode(value).rstrip(b'=').decode()


def decoded(text):
    return base64.urlsafe_b64decode(text + '=' * (-len(text) % 4))


def opened(private, text):
    if not text.startswith('v1.'):
        return private.decrypt(decoded(text), OAEP).decode('utf-8')
    _, key, iv, sealed = text.split('.')
    return AESGCM(private.decrypt(decoded(key), OAEP)).decrypt(decoded(iv), decoded(sealed), None).decode('utf-8')


class Keys:
    """The key of encrypted answers, given as JWK or new with each start, its former ones, and the secret of signatures. A company keeps its own in a vault."""

    def __init__(self, private_jwk=None):
        self.private = private_key(private_jwk) if private_jwk else rsa.generate_private_key(65537, 2048)
        self.former = []
        self.app_secret = secrets.token_urlsafe(32)

    def change(self):
        """Pages have the former key for at least 24 hours, so it still decrypts."""
        self.former.insert(0, self.private)
        self.private = rsa.generate_private_key(65537, 3072)

    def public_jwk(self):
        numbers = self.private.public_key().public_numbers()
        whole = [(value.bit_length() + 7) // 8 for value in (numbers.n, numbers.e)]
        return {
            'kty': 'RSA',
            'alg': 'RSA-OAEP-256',
            'n': encoded(numbers.n.to_bytes(whole[0], 'big')),
            'e': encoded(numbers.e.to_bytes(whole[1], 'big')),
        }

    def decrypted(self, text):
        for private in (self.private, *self.former):
            try:
                return opened(private, text)
            except (ValueError, InvalidTag):
                continue
        raise Undecryptable

    def signature(self, values):
        return encoded(hmac.new(self.app_secret.encode(), '\n'.join(values).encode(), hashlib.sha256).digest())
