"""What a reviewer does. A company has a back office for it; here the test interface alone calls it."""

import json
import secrets
import uuid

from . import clock
from .applications import note
from .refusals import NOT_ALLOWED, Refusal, invalid


class Review:
    def __init__(self, store, applications):
        self.store, self.applications = store, applications

    def act(self, user, record, act, given):
        if record['state'] != 'under-review':
            raise Refusal(NOT_ALLOWED, {'state': record['state']}, 'The application is not under review.')
        if act in ('accept', 'reject'):
            self.judge(record, act, given)
        elif act == 'send-back':
            record['state'] = 'action-needed'
            for one in record['review'].values():
                if one['status'] == 'rejected':
                    one['reopened'] = True
            note(record, 'sent-back')
        elif act == 'approve':
            record.update(state='opened', decidedAt=clock.now())
            note(record, 'approved')
            self.open_account(user, record)
        elif act == 'fail':
            record.update(state='failed', decidedAt=clock.now(), failure=reason(given))
            note(record, 'failed')
        else:
            raise invalid('act')
        self.applications.keep(record)

    def judge(self, record, act, given):
        verdict = {'status': 'accepted'}
        if act == 'reject':
            verdict = {'status': 'rejected', 'reason': reason(given)}
            question = given.get('note', '').strip()
            if given.get('code') == 'more-information' and question:
                verdict['reply'] = {'question': question}
        record['review'][given['requirement']] = verdict

    def open_account(self, user, record):
        account = {
            'id': str(uuid.uuid4()),
            'number': f'{secrets.randbelow(10**10):010d}',
            'type': record['answers']['select-account-type']['accountType'],
            'tier': record['answers']['choose-account']['tier'],
            'openedAt': clock.iso(clock.now()),
        }
        self.store.run('insert into accounts values (?, ?)', user, json.dumps(account))

    def accounts(self, user, *_):
        rows = self.store.run('select record from accounts where user_id = ?', user)
        return [json.loads(record) for (record,) in rows]


def reason(given):
    return {name: given[name] for name in ('code', 'note') if name in given}
