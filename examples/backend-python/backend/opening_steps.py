"""The rules of each step of an opening without the digital ID. They also check incomplete answers."""

from decimal import Decimal, InvalidOperation

from . import clock
from .rules import (
    address, advice, anniversary, birth_date, blank, document, is_minor, issue, months_before, name, not_in_future,
    parsed, same_name, tax_number,
)  # fmt: skip

PROOFS = {
    'diploma': ('diplomaProof', 'diploma', 'upload-document'),
    'professional-qualification': ('qualificationProof', 'professional-qualification', 'upload-document'),
    'work-experience': ('workExperienceProof', 'work-experience', 'upload-work-experience'),
    'exam-certificate': ('examCertificate', 'exam-certificate', 'upload-exam-certificate'),
}
RISK_QUESTIONS = {
    '2026-01-01': ('horizon', 'goal', 'acceptable-loss', 'reaction', 'share-of-savings', 'reserves', 'knowledge'),
    '2026-11-29': ('horizon', 'acceptable-loss', 'reserves'),
}
TOGETHER = ('client-agreement', 'risk-disclosure')
WITH_W8BEN = 'w8ben-electronic-signature'


def of_step(record, step):
    return record['answers'].get(step, {})


def submit_photo(answers, _, documents, __):
    found = [issue('nationality', 'select-country')] if blank(answers.get('nationality')) else []
    kind = answers.get('documentType')
    if answers.get('nationality') and kind is None:
        found.append(issue('documentType', 'select-document-type'))
    if kind is not None:
        found += document('front', answers, 'identity-front', documents)
    if kind not in (None, 'passport', 'birth-certificate'):
        found += document('back', answers, 'identity-back', documents)
        pictures = [documents.get(answers.get(side), {}).get('sha256') for side in ('front', 'back')]
        if pictures[0] and pictures[0] == pictures[1]:
            found.append(issue('back', 'front-and-back-are-the-same'))
    return found + (passport(answers) if kind == 'passport' else [])


def passport(answers):
    expires = parsed(answers.get('expiresOn'))
    signed = [] if answers.get('signed') else [issue('signed', 'passport-must-be-signed')]
    if expires is None:
        return [issue('expiresOn', 'date-incomplete'), *signed]
    if expires < clock.today():
        return [issue('expiresOn', 'passport-expired'), *signed]
    soon = months_before(expires, 6) < clock.today()
    return [*([advice('front.validity', 'passport-validity-under-6-months')] if soon else []), *signed]


def base_info(answers, *_):
    found = birth_date('dateOfBirth', answers.get('dateOfBirth'))
    if not found and is_minor(answers.get('dateOfBirth')):
        found = [issue('dateOfBirth', 'under-age')]
    found += [one for path in ('fullName', 'pinyinName') for one in name(path, answers.get(path), latin=True)]
    found += name('nameOnId', answers.get('nameOnId'))
    seen = set()
    for index, row in enumerate(answers.get('taxResidencies') or []):
        found += tax_residency(f'taxResidencies.{index}', row, seen)
        seen.add(row.get('country'))
    return found


def tax_residency(path, row, seen):
    country = row.get('country')
    if not country:
        return []
    if country == 'US':
        return [issue(f'{path}.country', 'us-person')]
    if country in seen:
        return [issue(f'{path}.country', 'tax-residency-twice')]
    if blank(row.get('number')):
        if 'reason' not in row:
            return [issue(f'{path}.reason', 'select-reason')]
        explained = row['reason'] != 'unable-to-obtain' or not blank(row.get('explanation'))
        return [] if explained else [issue(f'{path}.explanation', 'explain-reason')]
    if 'reason' in row:
        return [issue(f'{path}.reason', 'number-or-reason-not-both')]
    return tax_number(f'{path}.number', country, row['number'])


def contact_info(answers, record, *_):
    found = address('residentialAddress', answers.get('residentialAddress'))
    countries = [(answers.get('residentialAddress') or {}).get('country')]
    if answers.get('mailingSame') == 'no':
        found += address('mailingAddress', answers.get('mailingAddress') or {})
        countries.append((answers.get('mailingAddress') or {}).get('country'))
    taxed = [row.get('country') for row in of_step(record, 'base-info').get('taxResidencies', [])]
    if all(country in taxed for country in countries if country):
        return found
    if 'differenceReason' not in answers:
        return [*found, issue('differenceReason', 'select-reason')]
    unsaid = answers['differenceReason'] == 'other' and blank(answers.get('differenceExplanation'))
    return [*found, *([issue('differenceExplanation', 'enter-other-reason')] if unsaid else [])]


def assets_info(answers, *_):
    found = []
    status = answers.get('employmentStatus')
    if status in ('employed', 'self-employed'):
        trade = 'industry' if status == 'employed' else 'business'
        found += [issue('companyName', 'company-name-required')] if blank(answers.get('companyName')) else []
        found += [issue(one, 'select-field') for one in (trade, 'occupation') if blank(answers.get(one))]
    if 'other' in answers.get('sourceOfWealth', []) and blank(answers.get('otherSourceOfWealth')):
        found.append(issue('otherSourceOfWealth', 'enter-field'))
    return found


def assets_select(answers, _, documents, __):
    found = []
    chosen = answers.get('cognitiveAssessment', [])
    for path in ('tradeCategories', 'cognitiveAssessment'):
        if 'none' in answers.get(path, []) and len(answers[path]) > 1:
            found.append(issue(path, 'none-is-exclusive'))
    for one in chosen:
        if one in PROOFS:
            path, kind, code = PROOFS[one]
            found += document(path, answers, kind, documents, code)
    if 'exam-certificate' in chosen:
        found += exam(answers)
    if chosen and 'none' not in chosen and not answers.get('noPriorRefusal'):
        found.append(issue('noPriorRefusal', 'must-agree'))
    return found + declarations(answers)


def exam(answers):
    passed = parsed(answers.get('examPassedOn'))
    if passed is None:
        return [issue('examPassedOn', 'date-incomplete')]
    if passed > clock.today():
        return [issue('examPassedOn', 'date-in-future')]
    return [issue('examPassedOn', 'exam-certificate-too-old')] if anniversary(passed, 3) < clock.today() else []


def declarations(answers):
    found = []
    if answers.get('regulatedEmployee') == 'yes':
        if blank(answers.get('licenceNumber')):
            found.append(issue('licenceNumber', 'licence-number-required'))
        if 'employerConsent' not in answers:
            found.append(issue('employerConsent', 'answer-required'))
        elif answers['employerConsent'] == 'yes' and 'employerConsentLetter' not in answers:
            found.append(issue('employerConsentLetter', 'upload-document'))
    if answers.get('pep') == 'yes':
        found += [issue('pepRelation', 'select-field')] if 'pepRelation' not in answers else []
        found += [issue('pepPosition', 'enter-field')] if blank(answers.get('pepPosition')) else []
    return found


def risk_level(answers, record, *_):
    version = answers.get('version')
    questions = RISK_QUESTIONS.get(version)
    if questions is None:
        return [issue('answers', 'risk-version-unknown')]
    given = answers.get('answers', {})
    found = [issue(f'answers.{one}', 'risk-question-unanswered') for one in questions if one not in given]
    if version == '2026-11-29':
        found += derived_answers(answers.get('derived') or {}, record)
    return found or ([] if answers.get('accepted') else [issue('accepted', 'must-agree')])


def derived_answers(given, record):
    finances, experience = of_step(record, 'assets-info'), of_step(record, 'assets-select')
    expected = {
        'objective': objective(set(experience.get('objectives') or ())),
        'means': means(finances.get('annualIncome'), finances.get('netWorth')),
        'experience': products_known(set(experience.get('tradeCategories') or ()), experience.get('knowledge')),
    }
    codes = {
        one: 'risk-question-unanswered' if one not in given else 'differs-from-before'
        for one, answer in expected.items()
        if answer is None or given.get(one) != answer
    }
    return [issue(f'derived.{one}', code) for one, code in codes.items()]


def objective(chosen):
    if 'preservation' in chosen:
        return 'balance' if chosen & {'capital-growth', 'speculation'} else 'preserve'
    if 'hedging' in chosen:
        return 'balance'
    if 'capital-growth' in chosen:
        return 'growth'
    return 'highest-growth' if 'speculation' in chosen else None


def means(income, worth):
    try:
        total = Decimal(income) + Decimal(worth)
    except (InvalidOperation, TypeError):
        return None
    bands = ((250_000, 'over-250000'), (50_000, '50000-to-250000'), (10_000, '10000-to-50000'))
    return next((answer for least, answer in bands if total >= least), 'under-10000')


def products_known(traded, knowledge):
    if not traded or knowledge not in ('good', 'fair', 'poor'):
        return None
    if knowledge == 'poor':
        return 'none'
    if traded & {'options', 'futures', 'cfd', 'forex'}:
        return 'derivatives'
    if traded & {'stocks', 'etfs', 'funds'}:
        return 'funds-and-shares'
    return 'bonds' if 'bonds' in traded else 'none'


def submit_address(answers, record, documents, _):
    found = document('document', answers, 'address-proof', documents)
    identity = of_step(record, 'submit-photo')
    used = [documents.get(identity.get(side), {}).get('sha256') for side in ('front', 'back', 'supplementary')]
    if not found and documents[answers['document']]['sha256'] in used:
        found = [issue('document', 'same-document')]
    issued = parsed(answers.get('issuedOn'))
    if issued and issued < months_before(clock.today(), 3):
        found.append(issue('issuedOn', 'proof-of-address-too-old'))
    return found + not_in_future('issuedOn', answers)


def submit_transfer(answers, _, documents, __):
    return document('document', answers, 'bank-transfer', documents) + not_in_future('transferredOn', answers)


def w8ben_form(answers, record, *_):
    known = of_step(record, 'base-info')
    found = address('permanentAddress', answers.get('permanentAddress'))
    found += birth_date('dateOfBirth', answers.get('dateOfBirth')) + name('name', answers.get('name'))
    if answers.get('name') and known.get('fullName') and not same_name(answers['name'], known['fullName']):
        found.append(issue('name', 'differs-from-before'))
    if answers.get('dateOfBirth') and known.get('dateOfBirth') not in (None, answers['dateOfBirth']):
        found.append(issue('dateOfBirth', 'differs-from-before'))
    if not blank(answers.get('foreignTaxNumber')):
        if answers.get('taxNumberNotRequired'):
            found.append(issue('taxNumberNotRequired', 'number-or-box-not-both'))
    elif not answers.get('taxNumberNotRequired') and blank(answers.get('taxNumberExplanation')):
        asked = 'taxNumberExplanation' in answers
        found.append(issue(*(('taxNumberExplanation', 'explain-reason') if asked else ('foreignTaxNumber', 'enter-field'))))
    if answers.get('treatyBenefits') == 'yes':
        found += [issue('treatyCountry', 'select-country')] if not answers.get('treatyCountry') else []
        found += [issue('treatyRiskAccepted', 'treaty-risk-required')] if not answers.get('treatyRiskAccepted') else []
    return found


def face(answers, record, documents, _):
    if 'handheld' in answers:
        return document('handheld', answers, 'face-handheld', documents, 'upload-handheld')
    missing = document('picture', answers, 'face', documents, 'face-required')
    return missing or ([] if record['face']['result'] == 'passed' else [issue('picture', 'face-failed')])


def agreement_info(answers, _, __, agreements):
    return consents(answers, [one for one in agreements if one['id'] != WITH_W8BEN])


def consents(answers, agreements):
    given = {(one['id'], one['version']) for one in answers.get('consents', [])}
    missing = [one['id'] for one in agreements if (one['id'], one['version']) not in given]
    paths = ['consents.together' if one in TOGETHER else f'consents.{one}' for one in missing]
    return [issue(path, 'must-agree') for path in dict.fromkeys(paths)]


def w8ben_signature(answers, record, _, agreements):
    missing = consents(answers, [one for one in agreements if one['id'] == WITH_W8BEN])
    return missing + signature(answers, of_step(record, 'w8ben.form').get('name'))


def sign_info(answers, record, *_):
    unnamed = [issue('name', 'name-required')] if answers.get('signature') and blank(answers.get('name')) else []
    return unnamed + signature(answers, of_step(record, 'base-info').get('fullName'))


def signature(answers, signer):
    given = answers.get('signature') or {}
    empty = not given.get('strokes') if given.get('method') == 'draw' else blank(given.get('text'))
    differs = answers.get('name') and signer and not same_name(answers['name'], signer)
    found = [issue('signature', 'signature-required')] if given and empty else []
    return found + ([issue('name', 'signature-mismatch')] if differs else [])


RULES = {
    'submit-photo': submit_photo,
    'base-info': base_info,
    'contact-info': contact_info,
    'assets-info': assets_info,
    'assets-select': assets_select,
    'risklevel': risk_level,
    'submit-address': submit_address,
    'submit-transfer': submit_transfer,
    'w8ben.form': w8ben_form,
    'w8ben.signature': w8ben_signature,
    'face-h5': face,
    'agreement-info': agreement_info,
    'sign-info': sign_info,
}
