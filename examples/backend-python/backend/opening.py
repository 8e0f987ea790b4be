"""The rules of an opening without the digital ID (docs/build-the-server.md): which steps apply, and the issues of their answers."""

from . import contract
from .opening_steps import RULES
from .rules import issue

# The others are for the digital ID, or what a reviewer asks for.
BY_HAND = (
    'choose', 'choose-tip', 'submit-photo', 'base-info', 'contact-info', 'assets-info', 'assets-select', 'risklevel',
    'choose-account', 'select-account-type', 'submit-address', 'w8ben.list', 'w8ben.form', 'w8ben.info',
    'w8ben.signature', 'face-recognition', 'face-h5', 'agreement-info', 'check-answers', 'sign-info',
)  # fmt: skip
ON_REQUEST = {'submit-transfer': 'bank-transfer', 'additional-document': 'additional-document'}


def applicable(record, steps):
    return [step for step in steps if step in BY_HAND or ON_REQUEST.get(step) in record['review']]


def issues(step, record, documents, agreements):
    """One a path, that of the schema before that of the rules."""
    answers = record['answers'].get(step['step'], {})
    found = {}
    for path, keyword, schema in contract.faults(step['answers'], answers):
        code = step['missing'].get(path) if keyword in MISSING else None
        found.setdefault(path, issue(path, code or code_of(keyword, schema, step)))
    rule = RULES.get(step['step'])
    for one in rule(answers, record, documents, agreements) if rule else []:
        found.setdefault(one['path'], one)
    return list(found.values())


MISSING = ('required', 'const', 'enum', 'minLength', 'minItems', 'type')


def code_of(keyword, schema, step):
    """The code of an answer in a wrong form. What is too short is missing."""
    schema = contract.resolved(schema)
    if keyword == 'maxLength':
        return 'too-long'
    if keyword == 'maxItems':
        return 'too-many'
    if schema.get('format') == 'date':
        return 'date-does-not-exist' if keyword == 'format' else 'date-incomplete'
    if schema.get('pattern', '').startswith('^[^\\s@]'):
        return 'email-format'
    if 'd{1,15}' in schema.get('pattern', ''):
        return 'amount-format'
    if schema.get('pattern') == '^[A-Z]{2}$':
        return 'select-country'
    wanted = 'upload-document' if schema.get('format') == 'uuid' else 'select-field'
    return wanted if wanted in step['issues'] else step['issues'][0]


def is_complete(found):
    return all(one.get('level') == 'advice' for one in found)

