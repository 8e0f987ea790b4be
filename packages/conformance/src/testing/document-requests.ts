import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@quayside/contract/internals/calls';
import * as fc from 'fast-check';

type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};
type Parameter = { readonly $ref?: string; readonly name: string; readonly in: string; readonly schema: Schema };
type Operation = {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};

/** A text in requests that no response may contain. */
export const echoText = 'ECHO-7F3A91';
/** A placeholder for the id of a customer's object. Tests replace it with a real id. */
export type KnownId = { readonly known: number };
/** A generated request that satisfies the OpenAPI document, or violates it in a single point. */
export type GeneratedRequest = {
  readonly verb: string;
  readonly path: string;
  readonly operation: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: { readonly type: 'none' | 'json' | 'form' | 'raw'; readonly value: unknown };
  readonly headers: Readonly<Record<string, string>>;
  /** Who sends the request: the number of a signed-in customer, or a device without a login. */
  readonly sender: number;
};

type Flow = { readonly flow: string; readonly steps: readonly { readonly step: string; readonly answers: Schema }[] };
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
  readonly 'x-flows': readonly Flow[];
};

const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../contract/openapi.json'), 'utf8'),
) as Document;
const { schemas, parameters } = document.components;

/** Generates placeholders for ids. Number 0 is the application of the first customer. */
const known: fc.Arbitrary<KnownId> = fc
  .oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(99) })
  .map((at) => ({ known: at }));
const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  fc.constantFrom(
    '',
    echoText,
    '2026-02-30',
    '+6591234567',
    '9'.repeat(400),
    '\u0000',
    "'; drop table users; --",
    '../../etc/passwd',
  ),
);
const anything = fc.oneof(fc.jsonValue(), fc.constant(echoText), known);

function valueOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref) return valueOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth);
  const usual = usualOf(schema, depth);
  return fc.oneof({ weight: 60, arbitrary: usual }, { weight: 1, arbitrary: anything });
}

function usualOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, depth)));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((one) => valueOf(one, depth)))
      .map((all) => Object.assign({}, ...all) as unknown);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, depth);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, depth + 1), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'number':
    case 'integer':
      return fc.oneof(fc.constantFrom(0, 1, 5, 999), fc.integer(), fc.double({ noNaN: true }));
    case 'string':
      return schema.format === 'uuid' ? fc.oneof({ weight: 5, arbitrary: known }, fc.uuid()) : text;
    default:
      return anything;
  }
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  depth: number,
): fc.Arbitrary<unknown> {
  if (depth > 5) return fc.constant({});
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueOf(one, depth + 1)]));
  const own = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const further = typeof additionalProperties === 'object' ? valueOf(additionalProperties, depth + 1) : anything;
  const more = fc.oneof(
    { weight: additionalProperties ? 1 : 9, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.dictionary(
        fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('__proto__', 'constructor')),
        further,
        { maxKeys: 3 },
      ),
    },
  );
  return fc.tuple(own, more).map(([one, other]) => ({ ...(other as object), ...(one as object) }));
}

/** Generates answers to each step. The OpenAPI document lists their shapes apart from the call. */
const steps = document['x-flows'].flatMap(({ flow, steps: all }) =>
  all.map(({ step, answers }) => ({
    weight: flow === 'opening' ? 5 : 1,
    arbitrary: fc.record({ step: fc.constant(step), answers: valueOf(answers) }) as fc.Arbitrary<object>,
  })),
);
const flows = fc.constantFrom(...document['x-flows'].map(({ flow }) => flow));

/** Adds likely values for fields that the OpenAPI document describes only in text. */
function meaningful(operation: string, body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const spread = (more: fc.Arbitrary<object>) =>
    fc.tuple(body, more).map(([one, other]) => (one !== null && typeof one === 'object' ? { ...one, ...other } : one));
  if (operation === 'saveStep')
    return fc.oneof(
      {
        weight: 4,
        arbitrary: spread(
          fc
            .tuple(fc.oneof(...steps), fc.constantFrom(1, 999, 999))
            .map(([step, revision]) => ({ ...step, revision, journeyVersion: undefined, encrypted: undefined })),
        ),
      },
      body,
    );
  if (operation === 'uploadDocument')
    return spread(fc.constantFrom('identity-front', 'face', 'additional-video').map((kind) => ({ kind })));
  if (/startApplication|getApplication/.test(operation)) return spread(flows.map((flow) => ({ flow })));
  return body;
}

const odd = fc.record({
  type: fc.constant('raw' as const),
  value: fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant('['.repeat(50_000))),
});

/** Generates headers that differ from what clients send. */
const headers = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...Object.keys(parameters), 'Authorization'),
        fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('', 't6', '12', echoText)),
      )
      .map(([name, value]) => ({ [name]: value.replaceAll(/[^ -~]/g, '') })),
  },
);

function requestOf(
  path: string,
  verb: string,
  { operationId, parameters: own, requestBody }: Operation,
): fc.Arbitrary<GeneratedRequest> {
  const asked = own.filter((one) => one.in === 'query');
  const query = fc.record(Object.fromEntries(asked.map(({ name, schema }) => [name, valueOf(schema)])), {
    requiredKeys: [],
  });
  const [[type, content] = ['', undefined]] = Object.entries(requestBody?.content ?? {});
  const value = content ? meaningful(operationId, valueOf(content.schema)) : fc.constant(undefined);
  const kind = type === 'multipart/form-data' ? 'form' : content ? 'json' : 'none';
  const body = fc.oneof(
    { weight: 20, arbitrary: value.map((one) => ({ type: kind, value: one }) as const) },
    { weight: content ? 1 : 0, arbitrary: odd },
  );
  return fc.record({
    verb: fc.constant(verb.toUpperCase()),
    path: fc.constant(path),
    operation: fc.constant(operationId),
    query: asked.length > 0 ? (meaningful(operationId, query) as fc.Arbitrary<Record<string, unknown>>) : query,
    body,
    headers,
    sender: fc.nat(3),
  });
}

// Leaves out the bytes of documents and the webhook: they have no envelope, which the test checks.
const requests = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs)
    .filter(([, { operationId }]) => calls.some(({ name }) => name === operationId))
    .map(([verb, operation]) => ({ operation, request: requestOf(path, verb, operation) })),
);

/** Generates a request to any call of the OpenAPI document, most often to `saveStep`. */
export const generatedRequest: fc.Arbitrary<GeneratedRequest> = fc.oneof(
  ...requests.map(({ operation, request }) => ({
    weight: operation.operationId === 'saveStep' ? 20 : 1,
    arbitrary: request,
  })),
);
