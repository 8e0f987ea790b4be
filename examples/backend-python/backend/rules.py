"""Rules that several steps share."""

import re
import unicodedata
from datetime import date

from . import clock

ADULT = 18
OLDEST = 123


def issue(path, code, **values):
    return {'path': path, 'code': code} | ({'values': values} if values else {})


def advice(path, code):
    return {'path': path, 'code': code, 'level': 'advice'}


def parsed(text):
    """A date, or none: `datetime` also reads 20071231, which is no date of the contract."""
    if not isinstance(text, str) or re.fullmatch(r'[0-9]{4}-[0-9]{2}-[0-9]{2}', text) is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def anniversary(day, years):
    try:
        return day.replace(year=day.year + years)
    except ValueError:  # 29 February
        return date(day.year + years, 3, 1)


def months_before(day, months):
    count = day.year * 12 + day.month - 1 - months
    last = [31, 29 if count // 12 % 4 == 0 else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][count % 12]
    return date(count // 12, count % 12 + 1, min(day.day, last))


def not_in_future(path, answers):
    given = parsed(answers.get(path))
    return [issue(path, 'date-in-future')] if given and given > clock.today() else []


def birth_date(path, text):
    born = parsed(text)
    if born is None:
        return []
    if born > clock.today():
        return [issue(path, 'date-in-future')]
    return [issue(path, 'birth-date-too-early')] if anniversary(born, OLDEST + 1) <= clock.today() else []


def is_minor(text):
    born = parsed(text)
    return born is not None and anniversary(born, ADULT) > clock.today()


def blank(value):
    return not isinstance(value, str) or not value.strip()


def same_name(one, other):
    def comparable(name):
        return ' '.join(unicodedata.normalize('NFKC', name).upper().split())

    return comparable(one) == comparable(other)


TAX_NUMBERS = {'SG': r'[STFGM]\d{7}[A-Z]', 'MY': r'(IG|SG|OG)\d{9,11}|\d{12}', 'TH': r'\d{13}', 'JP': r'\d{12}'}


def tax_number(path, country, number):
    compact = re.sub(r'[\s./()-]', '', number).upper()
    wanted = TAX_NUMBERS.get(country, r'[A-Z0-9]{4,25}')
    return [] if re.fullmatch(wanted, compact, re.ASCII) else [issue(path, 'tax-number-format')]


def address(path, given):
    """The least that every country needs."""
    if not isinstance(given, dict):
        return []
    only_country = all(blank(value) for name, value in given.items() if name != 'country')
    if blank(given.get('line1')):
        return [issue(f'{path}.line1', 'address-required' if only_country else 'address-detail-required')]
    return []


def document(path, answers, kind, documents, code='upload-document'):
    found = documents.get(answers.get(path)) if isinstance(answers.get(path), str) else None
    return [] if found and found['kind'] == kind else [issue(path, code)]


def name(path, text, latin=False):
    if blank(text):
        return []
    letters = [one for one in text if unicodedata.category(one)[0] == 'L']
    others = [one for one in text if unicodedata.category(one)[0] not in 'LM']
    if not letters or any(one not in " '’.,/@()·・-" for one in others):
        return [issue(path, 'name-characters')]
    foreign = latin and any('LATIN' not in unicodedata.name(one, '') for one in letters)
    return [issue(path, 'name-latin')] if foreign else []
