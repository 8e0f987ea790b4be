"""The server's time. A test moves it against real time."""

import time
from datetime import datetime, timedelta, timezone

SINGAPORE = timezone(timedelta(hours=8))
DAY = 24 * 60 * 60 * 1000
offset = 0


def now():
    return round(time.time() * 1000) + offset


def move(milliseconds):
    global offset
    offset = milliseconds


def iso(milliseconds):
    at = datetime.fromtimestamp(milliseconds / 1000, timezone.utc)
    return at.strftime('%Y-%m-%dT%H:%M:%S.') + f'{milliseconds % 1000:03d}Z'


def http_date(milliseconds):
    return datetime.fromtimestamp(milliseconds / 1000, timezone.utc).strftime('%a, %d %b %Y %H:%M:%S GMT')


def today():
    return datetime.fromtimestamp(now() / 1000, SINGAPORE).date()
