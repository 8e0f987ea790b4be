"""Uploads: what a file is, how it is kept, and how its customer reads it again."""

import hashlib
import io
import json
import re
import uuid

from PIL import Image, ImageOps

from . import clock
from .refusals import NOT_ALLOWED, TOO_LARGE, UNSUPPORTED_FILE, Refusal, invalid, not_found
from .web import File

MOST_BYTES = 20 * 1024 * 1024
MOST_PIXELS = 40_000_000
PICTURES = {'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WEBP'}
Image.MAX_IMAGE_PIXELS = None  # counted here, by the limit of the contract


def type_of(content):
    """By the first bytes, never by the name. HEIC is known, but Pillow alone does not decode it."""
    if content.startswith(b'\xff\xd8\xff'):
        return 'image/jpeg'
    if content.startswith(b'\x89PNG\r\n\x1a\n'):
        return 'image/png'
    if content[:4] == b'RIFF' and content[8:12] == b'WEBP':
        return 'image/webp'
    if content.startswith(b'%PDF-'):
        return 'application/pdf'
    if content[4:8] == b'ftyp' and content[8:12] not in (b'heic', b'heix', b'mif1', b'msf1', b'avif'):
        return 'video/quicktime' if content[8:12] == b'qt  ' else 'video/mp4'
    if content.startswith(b'\x1a\x45\xdf\xa3'):
        return 'video/webm'
    return None


def refused(reason):
    return Refusal(UNSUPPORTED_FILE, {'reason': reason}, 'The file is none that we can keep.')


def checked(content, kind):
    """The type, and the bytes to keep."""
    if not content:
        raise refused('empty')
    if len(content) > MOST_BYTES:
        raise Refusal(TOO_LARGE, {'reason': 'bytes', 'limit': MOST_BYTES}, 'The file is too large.')
    found = type_of(content)
    if found is None or found.startswith('video/') != kind.endswith('-video'):
        raise refused('type')
    return found, encoded_anew(content, found) if found in PICTURES else content


def encoded_anew(content, found):
    """Only the pixels survive: no place, no appended file."""
    try:
        with Image.open(io.BytesIO(content), formats=[PICTURES[found]]) as picture:
            if picture.width * picture.height > MOST_PIXELS:
                raise Refusal(TOO_LARGE, {'reason': 'pixels', 'limit': MOST_PIXELS}, 'The picture is too large.')
            upright = ImageOps.exif_transpose(picture)
            upright.load()
            bare = Image.new(upright.mode, upright.size)
            bare.paste(upright)
            if upright.mode == 'P':
                bare.putpalette(upright.getpalette())
    except Refusal:
        raise
    except Exception as error:  # Pillow raises many kinds for a broken file
        raise refused('unreadable') from error
    target = io.BytesIO()
    bare.save(target, PICTURES[found], **({'quality': 90} if found != 'image/png' else {}))
    return target.getvalue()


class Documents:
    def __init__(self, store, applications):
        self.store, self.applications = store, applications

    def prepare_upload(self, _, given, __):
        kind = given['kind']
        if re.fullmatch(r'[a-z0-9-]{1,64}', kind) is None or kind == 'identity-report':
            raise invalid('kind')
        if not isinstance(given['file'], bytes):
            raise invalid('file')
        return given

    def upload(self, user, given, _):
        record = self.open_application(user, given)
        content, kind = given['file'], given['kind']
        found, kept = checked(content, kind)
        info = {
            'kind': kind,
            'sha256': hashlib.sha256(content).hexdigest(),
            'type': found,
            'size': len(kept),
            'uploadedAt': clock.iso(clock.now()),
        }
        document_id = str(uuid.uuid4())
        self.store.run('insert into documents values (?, ?, ?, ?)', document_id, record['id'], json.dumps(info), kept)
        return {'documentId': document_id, 'document': info}

    def remove(self, user, given, _):
        record = self.open_application(user, given)
        removed = self.store.run(
            'delete from documents where id = ? and application_id = ?', given['documentId'], record['id']
        )
        if removed.rowcount == 0:
            raise not_found()
        return {}

    def open_application(self, user, given):
        record = self.applications.of_id(user, given['applicationId'])
        if record['state'] not in ('draft', 'action-needed'):
            raise Refusal(NOT_ALLOWED, {'state': record['state']}, 'The application is closed.')
        return record

    def read(self, user, given, _):
        row = self.store.first(
            'select info, bytes from documents join applications on applications.id = application_id '
            'where documents.id = ? and user_id = ?',
            given.get('documentId', ''), user,
        )  # fmt: skip
        if row is None:
            raise not_found()
        headers = {'Content-Security-Policy': 'sandbox', 'Content-Disposition': 'inline'}
        return File(row[1], json.loads(row[0])['type'], headers)

    def check_face(self, user, given, _):
        """Compares nothing: a company asks its provider here."""
        record = self.open_application(user, given)
        if self.applications.documents_of(record['id']).get(given['documentId'], {}).get('kind') != 'face':
            raise not_found()
        record['face'] = {'result': 'passed', 'attempts': record['face']['attempts'] + 1}
        self.applications.keep(record)
        return {'face': record['face'], 'reason': None}
