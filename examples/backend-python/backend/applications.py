"""Applications: drafts, saving, submission and review."""

import copy
import hashlib
import json
import secrets
import uuid

from . import clock, contract, opening
from .encryption import Undecryptable
from .gateway import stable
from .refusals import BEHIND, CONFLICT, INCOMPLETE, NOT_ALLOWED, OUTDATED, Refusal, invalid, not_found
from .rules import issue

DRAFT_LIFE = 30 * clock.DAY
EDITABLE = ('draft', 'action-needed')
# Characters of a reply to a reviewer.
LONGEST_REPLY = 1000


class Applications:
    def __init__(self, store, keys, agreements):
        self.store, self.keys, self.agreements = store, keys, agreements

    # Reading

    def of_flow(self, user, flow):
        self.expire_old(user, flow)
        row = self.store.first('select record from applications where user_id = ? and flow = ?', user, flow)
        return row and json.loads(row[0])

    def of_id(self, user, application_id):
        row = self.store.first('select flow from applications where user_id = ? and id = ?', user, application_id)
        record = row and self.of_flow(user, row[0])
        if not record:
            raise not_found()
        return record

    def documents_of(self, application_id):
        rows = self.store.run('select id, info from documents where application_id = ?', application_id)
        return {document_id: json.loads(info) for document_id, info in rows}

    def wire(self, record):
        documents = self.documents_of(record['id'])
        times = {name: record[name] and clock.iso(record[name]) for name in ('submittedAt', 'decidedAt')}
        shown = {name: record[name] for name in SHOWN if name in record}
        return {
            **shown,
            **times,
            'createdAt': clock.iso(record['createdAt']),
            'savedAt': clock.iso(record['savedAt']),
            'partSubmittedAt': times['submittedAt'],
            'documents': documents,
            'requirements': self.requirements(record, documents),
        }

    def requirements(self, record, documents):
        missing = self.missing_steps(record, documents)
        found = {}
        for step in self.applicable(record):
            name = contract.steps_of(record['flow'])[step].get('requirement')
            if name is not None:
                due = step in missing or found.get(name) == 'due'
                found[name] = 'due' if due else 'provided'
        return [
            {'id': name, 'party': 'holder', 'status': status} | self.judgement(record, name, status)
            for name, status in found.items()
        ]

    def judgement(self, record, name, status):
        review = record['review'].get(name)
        if not review:
            return {}
        if not (review.get('renewed') and status == 'provided'):
            return review
        return {one: review[one] for one in ('reply', 'reopened') if one in review}

    def applicable(self, record):
        return opening.applicable(record, list(contract.steps_of(record['flow'])))

    def missing_steps(self, record, documents):
        steps = contract.steps_of(record['flow'])
        return [
            step
            for step in self.applicable(record)
            if not steps[step].get('optional') and not self.is_complete(record, step, documents)
        ]

    def is_complete(self, record, step, documents):
        if step not in record['answers']:
            return False
        return opening.is_complete(self.issues(record, step, documents))

    def issues(self, record, step, documents):
        schema = contract.steps_of(record['flow'])[step]
        return opening.issues(schema, record, documents, self.agreements.in_force(record['flow']))

    # Calls

    def get(self, user, given, _):
        record = self.of_flow(user, given['flow'])
        return record and self.wire(record)

    def start(self, user, given, request):
        flow = given['flow']
        if flow not in contract.flows or flow != 'opening':
            raise invalid('flow')
        record = self.of_flow(user, flow)
        if record is None:
            record = new_record(flow, int(request.headers['X-Type']))
            expired = self.expired_of(user, flow)
            if expired:
                record['draftExpiredAt'] = clock.iso(expired[1])
            self.store.run(
                'insert into applications values (?, ?, ?, ?)', record['id'], user, flow, json.dumps(record)
            )
        return self.wire(record)

    def save_step(self, user, given, _):
        record = self.of_id(user, given['applicationId'])
        step, answers = given['step'], given['answers']
        steps = contract.steps_of(record['flow'])
        if step not in steps:
            raise invalid('step')
        check_version(record, given)
        self.check_open(record, step)
        check_types(steps[step]['answers'], answers)
        rests_on = list(record['savedIn']) if steps[step].get('seals') else [step]
        if any(record['savedIn'].get(one, 0) > given['revision'] for one in rests_on):
            raise Refusal(CONFLICT, {'revision': record['revision']}, 'This was changed elsewhere. Load it again.')
        changed = record['answers'].get(step) != answers
        if changed:
            for one, entry in steps.items():
                if step in entry.get('restsOn', []):
                    record['answers'].pop(one, None)
        record['answers'][step] = answers
        record['revision'] += 1
        record['savedIn'][step] = record['revision']
        record['savedAt'] = clock.now()
        name = steps[step].get('requirement')
        found = self.reply_issues(record, name, given.get('reply'), changed)
        if name in record['review'] and not found:
            record['review'][name]['renewed'] = True
        seal(record, step, steps)
        self.keep(record)
        documents = self.documents_of(record['id'])
        return {'application': self.wire(record), 'issues': found + self.issues(record, step, documents)}

    def reply_issues(self, record, name, reply, changed):
        """Keeps what the customer replies to a reviewer's question. A reply is required unless an answer changed."""
        review = record['review'].get(name, {})
        asked = review.get('reply') if review.get('reopened') else None
        if asked is None:
            return []
        text = (reply or '').strip()
        if len(text) > LONGEST_REPLY:
            raise invalid('reply')
        owed = not review.get('renewed') or ('text' in asked and reply is not None)
        if reply is not None:
            review['reply'] = {'question': asked['question']} | ({'text': text} if text else {})
        return [issue('reply', 'reply-required')] if owed and not text and not changed else []

    def prepare_save(self, _, given, __):
        """Decrypts, so that the same answers encrypted again are the same request."""
        given = copy.deepcopy(given)
        allowed = [step.get('encrypted', []) for flow in contract.flows.values() for step in flow['steps'] if step['step'] == given['step']]
        for path, value in given.pop('encrypted', {}).items():
            if not any(matches(pattern, path) for patterns in allowed for pattern in patterns):
                raise invalid(f'encrypted.{path}')
            try:
                put(given['answers'], path.split('.'), self.keys.decrypted(value))
            except (Undecryptable, LookupError, TypeError, ValueError):
                raise invalid(f'encrypted.{path}') from None
        return given

    def submit(self, user, given, _):
        record = self.of_id(user, given['applicationId'])
        check_version(record, given)
        if record['state'] == 'under-review':
            return self.wire(record)
        if record['state'] not in EDITABLE:
            raise Refusal(NOT_ALLOWED, {'state': record['state']}, 'The application is decided.')
        if given['revision'] < max(record['savedIn'].values(), default=0):
            raise Refusal(CONFLICT, {'revision': record['revision']}, 'This was changed elsewhere. Load it again.')
        documents = self.documents_of(record['id'])
        missing = self.missing_steps(record, documents)
        unrenewed = [name for name, one in record['review'].items() if one['status'] == 'rejected' and not one.get('renewed')]
        steps = contract.steps_of(record['flow'])
        missing += [step for step in self.applicable(record) if steps[step].get('requirement') in unrenewed]
        if missing:
            order = [step for step in steps if step in missing]
            raise Refusal(INCOMPLETE, {'step': order[0], 'steps': order}, 'Something is still missing.')
        for one in record['review'].values():
            if one['status'] == 'rejected':
                reply = one.get('reply', {})
                one.clear()
                one['status'] = 'provided'
                if 'text' in reply:
                    one['reply'] = reply
        again = record['submittedAt'] is not None
        record.update(state='under-review', submittedAt=clock.now())
        record['reference'] = record['reference'] or f'PY-{secrets.token_hex(4).upper()}'
        note(record, 'submitted-again' if again else 'submitted')
        self.keep(record)
        return self.wire(record)

    def discard(self, user, given, _):
        record = self.of_id(user, given['applicationId'])
        if record['state'] != 'draft':
            raise Refusal(NOT_ALLOWED, {'state': record['state']}, 'Only a draft can be discarded.')
        self.delete(record)
        return {}

    def get_expired(self, user, given, _):
        self.expire_old(user, given['flow'])
        row = self.expired_of(user, given['flow'])
        return row and {'savedAt': clock.iso(row[0]), 'expiredAt': clock.iso(row[1])}

    def acknowledge(self, user, given, _):
        record = self.of_id(user, given['applicationId'])
        check_version(record, given)
        record.pop('draftExpiredAt', None)
        self.store.run('delete from expired_drafts where user_id = ? and flow = ?', user, record['flow'])
        self.keep(record)
        return self.wire(record)

    # Helpers

    def check_open(self, record, step):
        state = record['state']
        if state == 'action-needed':
            schema = contract.steps_of(record['flow'])[step]
            review = record['review'].get(schema.get('requirement'), {})
            if schema.get('seals') or review.get('reopened'):
                return
        elif state == 'draft':
            return
        raise Refusal(NOT_ALLOWED, {'state': state}, 'The application is closed.')

    def expired_of(self, user, flow):
        return self.store.first('select saved_at, expired_at from expired_drafts where user_id = ? and flow = ?', user, flow)

    def expire_old(self, user, flow):
        row = self.store.first('select record from applications where user_id = ? and flow = ?', user, flow)
        record = row and json.loads(row[0])
        if record and record['state'] == 'draft' and record['savedAt'] + DRAFT_LIFE <= clock.now():
            self.expire(user, record, record['savedAt'] + DRAFT_LIFE)

    def expire(self, user, record, at):
        self.store.run(
            'insert or replace into expired_drafts values (?, ?, ?, ?)', user, record['flow'], record['savedAt'], at
        )
        self.delete(record)

    def keep(self, record):
        self.store.run('update applications set record = ? where id = ?', json.dumps(record), record['id'])

    def delete(self, record):
        self.store.run('delete from documents where application_id = ?', record['id'])
        self.store.run('delete from applications where id = ?', record['id'])


SHOWN = (
    'id', 'flow', 'journeyVersion', 'state', 'appType', 'revision', 'answers', 'face', 'reference', 'history', 'failure',
    'draftExpiredAt',
)  # fmt: skip


def new_record(flow, app_type):
    return {
        'id': str(uuid.uuid4()),
        'flow': flow,
        'journeyVersion': contract.flows[flow]['journeyVersion'],
        'appType': app_type,
        'state': 'draft',
        'revision': 1,
        'answers': {},
        'savedIn': {},
        'seals': {},
        'review': {},
        'face': {'result': 'none', 'attempts': 0},
        'reference': None,
        'createdAt': clock.now(),
        'savedAt': clock.now(),
        'submittedAt': None,
        'decidedAt': None,
        'history': [],
        'failure': None,
    }


def note(record, what):
    record['history'].append({'what': what, 'at': clock.iso(clock.now())})


def check_version(record, given):
    named, own = given.get('journeyVersion'), record['journeyVersion']
    if named is not None and named != own:
        raise Refusal(OUTDATED if named < own else BEHIND, {'version': own}, 'The versions of the journey differ.')


def check_types(schema, answers):
    for path, keyword, _ in contract.faults(schema, answers):
        if keyword == 'type':
            raise invalid(f'answers.{path}')


def seal(record, step, steps):
    """A confirmation or signature rests on all answers before it: a change takes it away."""
    order = list(steps)
    if steps[step].get('seals'):
        record['seals'][step] = rests_on(record, order[: order.index(step)])
    for sealing, digest in list(record['seals'].items()):
        if rests_on(record, order[: order.index(sealing)]) != digest:
            del record['seals'][sealing]
            record['answers'].pop(sealing, None)


def rests_on(record, steps):
    return hashlib.sha256(stable([record['answers'].get(step) for step in steps])).hexdigest()


def matches(pattern, path):
    wanted, given = pattern.split('.'), path.split('.')
    return len(wanted) == len(given) and all(
        one == other or one == '*' and other.isdecimal() for one, other in zip(wanted, given)
    )


def put(target, path, value):
    for name in path[:-1]:
        target = target[int(name)] if isinstance(target, list) else target[name]
    target[path[-1]] = value
