"""The data of the app's home: the account, and the state of the opening."""

from . import clock
from .applications import DRAFT_LIFE


class Overview:
    def __init__(self, applications, review):
        self.applications, self.review = applications, review

    def get(self, user, *_):
        accounts = self.review.accounts(user)
        record = self.applications.of_flow(user, 'opening')
        stated = record['answers'].get('assets-info', {}) if record else {}
        reviewed = record is not None and record['state'] == 'under-review'
        return {
            'asOf': clock.iso(clock.now()),
            'accounts': accounts,
            'customer': {
                'accounts': [account['type'] for account in accounts],
                'underReview': ['opening'] if reviewed else [],
                'means': {
                    'annualIncomeUsd': stated.get('annualIncome', '0'),
                    'netWorthUsd': stated.get('netWorth', '0'),
                },
                'assessments': {},
                'quizzes': {},
            },
            'requests': [self.request(record)] if record else [],
            'w8ben': None,
            'w8bensOfOthers': [],
            'margin': {'calls': [], 'unvalued': []},
            'funded': False,
        }

    def request(self, record):
        shown = self.applications.wire(record)
        open_ones = [one['id'] for one in shown['requirements'] if one['status'] in ('due', 'rejected')]
        same = ('flow', 'state', 'reference', 'submittedAt', 'decidedAt', 'failure')
        turns = {'draft': 'customer', 'action-needed': 'customer', 'under-review': 'broker'}
        request = {'applicationId': record['id'], 'open': open_ones, 'turn': turns.get(record['state'], 'nobody')}
        return request | {name: shown[name] for name in same} | self.draft(record)

    def draft(self, record):
        if record['state'] != 'draft' or not record['savedIn']:
            return {}
        missing = self.applications.missing_steps(record, self.applications.documents_of(record['id']))
        kept = {'keptUntil': clock.iso(record['savedAt'] + DRAFT_LIFE)}
        return {'draft': kept | ({'step': missing[0]} if missing else {})}
