"""The PDF of a submission, at an address that needs no login and ends soon."""

import secrets

from . import clock
from .refusals import NOT_ALLOWED, NOT_FOUND, Refusal
from .web import File

PATH = '/open-account-server/submission/'
LIFE = 5 * 60


class Submissions:
    def __init__(self, store, applications):
        self.store, self.applications = store, applications

    def get_pdf(self, user, given, _):
        record = self.applications.of_id(user, given['applicationId'])
        if record['submittedAt'] is None:
            raise Refusal(NOT_ALLOWED, {'state': record['state']}, 'Nothing was submitted.')
        lines = ['Application ' + record['reference'], 'Submitted ' + clock.iso(record['submittedAt'])]
        lines += [f'{step}: {", ".join(answers)}' for step, answers in record['answers'].items()]
        token = secrets.token_urlsafe(24)
        self.store.run('insert into links values (?, ?, ?)', token, pdf(lines), clock.now() + LIFE * 1000)
        number = sum(one['what'] in ('submitted', 'submitted-again') for one in record['history'])
        return {'path': PATH + token, 'expiresIn': LIFE, 'submission': number}

    def read(self, path):
        with self.store.transaction():
            self.store.run('delete from links where ends <= ?', clock.now())
            row = self.store.first('select bytes from links where token = ?', path.removeprefix(PATH))
        if row is None:
            raise Refusal(NOT_FOUND, None, 'There is no such address.')
        return File(row[0], 'application/pdf', {'Content-Security-Policy': 'sandbox'})


def pdf(lines):
    """One page of text."""
    shown = [line.encode('latin-1', 'replace')[:95] for line in lines]
    escaped = [line.replace(b'\\', b'\\\\').replace(b'(', b'\\(').replace(b')', b'\\)') for line in shown]
    text = b'BT /F 10 Tf 14 TL 50 790 Td ' + b' '.join(b'(' + line + b") '" for line in escaped) + b' ET'
    objects = [
        b'<< /Type /Catalog /Pages 2 0 R >>',
        b'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        b'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R '
        b'/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
        b'<< /Length %d >>\nstream\n%s\nendstream' % (len(text), text),
    ]
    out, places = b'%PDF-1.4\n', []
    for number, one in enumerate(objects, 1):
        places.append(len(out))
        out += b'%d 0 obj\n%s\nendobj\n' % (number, one)
    table = b''.join(b'%010d 00000 n \n' % place for place in places)
    start = len(out)
    out += b'xref\n0 5\n0000000000 65535 f \n' + table
    return out + b'trailer << /Size 5 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n' % start
