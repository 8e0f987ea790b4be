"""The contract: openapi.json, read as it is published, and a small validator for its schemas."""

import json
import re
from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).parents[1] / 'contract'  # in a project of `npm create @quayside`
if not FOLDER.exists():
    FOLDER = Path(__file__).parents[3] / 'packages' / 'contract'
document = json.loads((FOLDER / 'openapi.json').read_text('utf-8'))
reference_lists = json.loads((FOLDER / 'reference-lists.json').read_text('utf-8'))
schemas = document['components']['schemas']
headers = document['components']['parameters']

flows = {flow['flow']: flow for flow in document['x-flows']}
calls = {
    (method.upper(), path): call
    for path, methods in document['paths'].items()
    for method, call in methods.items()
}

TYPES = {
    'object': lambda value: isinstance(value, dict),
    'array': lambda value: isinstance(value, list),
    'string': lambda value: isinstance(value, (str, bytes)),
    'boolean': lambda value: isinstance(value, bool),
    'number': lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
    'integer': lambda value: isinstance(value, int) and not isinstance(value, bool),
    'null': lambda value: value is None,
}


@lru_cache(maxsize=None)
def expression(pattern):
    # JavaScript's $ is the end of the text, and its \d is 0-9.
    return re.compile(re.sub(r'(?<!\\)\$', r'\\Z', pattern), re.ASCII)


def resolved(schema):
    while '$ref' in schema:
        schema = schemas[schema['$ref'].rsplit('/', 1)[1]]
    return schema


DATE = re.compile(r'\d{4}-\d{2}-\d{2}')


def faults(schema, value, path=''):
    """Where a value does not fit: (path, keyword, schema), in the order of the schema."""
    schema = resolved(schema)
    types = schema.get('type')
    if types is not None:
        if not any(TYPES[name](value) for name in ([types] if isinstance(types, str) else types)):
            yield path, 'type', schema
            return
    for keyword in ('anyOf', 'oneOf'):
        if keyword in schema and not any(fits(one, value) for one in schema[keyword]):
            yield path, 'type', schema
            return
    if 'const' in schema and value != schema['const']:
        yield path, 'const', schema
    if 'enum' in schema and value not in schema['enum']:
        yield path, 'enum', schema
    if isinstance(value, str):
        yield from text_faults(schema, value, path)
    elif isinstance(value, list):
        yield from list_faults(schema, value, path)
    elif isinstance(value, dict):
        yield from object_faults(schema, value, path)
    elif 'exclusiveMinimum' in schema and value <= schema['exclusiveMinimum']:
        yield path, 'exclusiveMinimum', schema


def fits(schema, value):
    return next(faults(schema, value), None) is None


def text_faults(schema, value, path):
    if len(value) < schema.get('minLength', 0):
        yield path, 'minLength', schema
    elif len(value) > schema.get('maxLength', len(value)):
        yield path, 'maxLength', schema
    elif 'pattern' in schema and not expression(schema['pattern']).search(value):
        yield path, 'format' if schema.get('format') == 'date' and DATE.fullmatch(value) else 'pattern', schema


def list_faults(schema, value, path):
    if len(value) < schema.get('minItems', 0):
        yield path, 'minItems', schema
    if len(value) > schema.get('maxItems', len(value)):
        yield path, 'maxItems', schema
    for index, item in enumerate(value):
        yield from faults(schema.get('items', {}), item, joined(path, str(index)))


def object_faults(schema, value, path):
    properties = schema.get('properties', {})
    for name in schema.get('required', []):
        if name not in value:
            yield joined(path, name), 'required', properties.get(name, {})
    for name, item in value.items():
        if name in properties:
            yield from faults(properties[name], item, joined(path, name))
            continue
        if 'propertyNames' in schema:
            for _ in faults(schema['propertyNames'], name):
                yield joined(path, name), 'propertyNames', schema
        if isinstance(schema.get('additionalProperties'), dict):
            yield from faults(schema['additionalProperties'], item, joined(path, name))


def joined(path, name):
    return f'{path}.{name}' if path else name


def body_schema(call, content='application/json'):
    return call['requestBody']['content'][content]['schema']


def steps_of(flow):
    return {step['step']: step for step in flows[flow]['steps']}
