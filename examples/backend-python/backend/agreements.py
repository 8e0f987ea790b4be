"""The agreements in force, in six languages."""

import hashlib
import json
from pathlib import Path

from .gateway import stable

TEXTS = json.loads((Path(__file__).parents[1] / 'agreements.json').read_text('utf-8'))


class Agreements:
    def in_force(self, flow=None, language='en'):
        return [
            hashed({
                'id': one['id'],
                'version': one['version'],
                'language': language if language in one['texts'] else 'en',
                'effectiveFrom': one['effectiveFrom'],
                **one['texts'].get(language, one['texts']['en']),
            })
            for one in TEXTS
            if flow in (None, *one['flows'])
        ]  # fmt: skip

    def get(self, _, given, __):
        return self.in_force(given.get('flow'), given['language'])


def hashed(agreement):
    return agreement | {'sha256': hashlib.sha256(stable(agreement)).hexdigest()}
