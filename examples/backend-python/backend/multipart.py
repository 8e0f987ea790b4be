"""multipart/form-data (RFC 7578): texts as text, the file as bytes."""

import re

from .refusals import invalid


def form_of(request):
    boundary = re.search(r'boundary="?([^";]+)"?', request.headers['Content-Type'])
    if boundary is None:
        raise invalid('body')
    fields = {}
    for part in (b'\r\n' + request.body).split(b'\r\n--' + boundary.group(1).encode())[1:]:
        head, separator, content = part.partition(b'\r\n\r\n')
        name = re.search(rb'[; ]name="([^"]*)"', head)
        if separator and name is not None:
            is_file = re.search(rb'filename\*?=', head) is not None
            fields[name.group(1).decode()] = content if is_file else content.decode('utf-8', 'replace')
    return fields
