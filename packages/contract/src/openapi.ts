import * as z from 'zod/mini';
import { accountDetails, assetHistory } from './account-details.ts';
import { accountOverview, accountRequest } from './account-overview.ts';
import { agreement } from './agreement.ts';
import { account, apiIssue, application, documentInfo, requirement } from './application.ts';
import type { Call, Service } from './call.ts';
import { calls } from './calls.ts';
import { codeMeanings } from './code-meanings.ts';
import { customerFacts } from './customer.ts';
import { customerDocument } from './customer-document.ts';
import { codes, loginExpiredCode, successCodes } from './envelope.ts';
import recorded from './examples/generated/examples.json' with { type: 'json' };
import { createFlowEntries, type OfferedJourneys } from './flow-steps/flow-entries.ts';
import { holderPart, holdersBoard } from './holders-board.ts';
import { adaptForGenerators } from './openapi-parts/for-generators.ts';
import { createPathsWithoutEnvelope } from './openapi-parts/paths-without-envelope.ts';
import { requestHeaders } from './request-headers.ts';
import { signedForm, w8benStanding } from './w8ben.ts';

export type { OfferedJourneys } from './flow-steps/flow-entries.ts';

type Json = Record<string, unknown>;

/** The schemas that several calls share, by their name in the document. */
const shared = {
  Account: account,
  AccountDetails: accountDetails,
  AccountOverview: accountOverview,
  AccountRequest: accountRequest,
  Agreement: agreement,
  Application: application,
  AssetHistory: assetHistory,
  CustomerDocument: customerDocument,
  CustomerFacts: customerFacts,
  DocumentInfo: documentInfo,
  HolderPart: holderPart,
  HoldersBoard: holdersBoard,
  Requirement: requirement,
  SignedForm: signedForm,
  W8benStanding: w8benStanding,
  WireIssue: apiIssue,
};

/**
 * Returns the OpenAPI 3.1 document of every call and of the offered flows, from the schemas with which client and server validate. Take `journeys` from the
 * entry points `rules` of the flows' packages.
 */
export function openApiDocument(version: string, offered: OfferedJourneys): Json {
  const { flows, schemas: answerSchemas } = createFlowEntries(offered);
  const schemas = { ...schemasOf('input', answerSchemas), ...schemasOf('output', {}) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quayside broker calls',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Each call answers with HTTP status 200 and an envelope {code, data, msg}; the bytes of documents and the webhook have none. Code 0 or 301400 is success. Other codes are errors; see the schema Error. `x-flows` lists the steps of each flow: the schema of their complete answers, the fields that travel encrypted, the issue codes that saveStep may return, and the one of each answer that is missing.',
    },
    servers: [serverOf('business')],
    tags: [...new Set(calls.map(({ service }) => service))].map((name) => ({ name, description: services[name] })),
    'x-flows': flows.map(({ steps, ...flow }) => ({
      ...flow,
      steps: steps.map((step) => ({ ...step, answers: ref(step.answers) })),
    })),
    paths: {
      ...Object.fromEntries(calls.map((call) => [`/${call.path}`, { [call.verb.toLowerCase()]: operation(call) }])),
      ...createPathsWithoutEnvelope(headerRefs),
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: Object.fromEntries(
        requestHeaders.map(({ name, schema, ...header }) => [name, { name, in: 'header', ...header, schema }]),
      ),
      responses: {
        Unreachable: {
          description: 'A gateway answered in place of the service. The client reads an envelope if it has one.',
        },
      },
      schemas: { ...schemas, Error: error },
    },
  };
}

const services: Readonly<Record<Service, string>> = {
  trading: 'Orders and quotes',
  business: 'Applications, documents and accounts',
  log: 'Reports of the client',
  analysis: 'Events',
  sso: 'Logins',
};

const serverOf = (service: Service): Json => ({
  url: '{base}',
  description: `${services[service]} (environment entry \`bases.${service}\`)`,
  variables: { base: { default: 'http://localhost:4100', description: 'The base URL without its final slash' } },
});

const headerRefs = requestHeaders.map(({ name }) => ({ $ref: `#/components/parameters/${name}` }));

function operation(call: Call): Json {
  return {
    operationId: call.name,
    tags: [call.service],
    summary: call.summary,
    ...(call.service === 'business' ? {} : { servers: [serverOf(call.service)] }),
    security: call.auth ? [{ token: [] }] : [],
    parameters: [...headerRefs, ...(isQuery(call) ? queryOf(call) : [])],
    ...(isQuery(call) ? {} : { requestBody: body(call) }),
    responses: {
      '200': {
        description: 'The envelope',
        content: { 'application/json': { schema: envelope(call), ...answerExample(call) } },
      },
      default: { $ref: '#/components/responses/Unreachable' },
    },
  };
}

/** Requests and responses of the reference server by call, recorded by `conformance/src/examples.test.ts`. */
const examples: Readonly<Record<string, { readonly request: unknown; readonly data: unknown } | undefined>> =
  recorded.calls;

function answerExample({ name }: Call): Json {
  const one = examples[name];
  return one ? { examples: { success: { value: { code: successCodes[0], data: one.data, msg: 'success' } } } } : {};
}

const requestExample = ({ name, style }: Call): Json =>
  style === 'multipart' || !examples[name] ? {} : { examples: { usual: { value: examples[name].request } } };

const isQuery = (call: Call): boolean => call.verb === 'GET' || call.style === 'query';

function queryOf(call: Call): Json[] {
  const { properties = {}, required = [] } = schemaOf(call.request) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  query: '',
};

const body = (call: Call): Json => ({
  required: true,
  content: { [contentTypes[call.style]]: { schema: ref(requestName(call)), ...requestExample(call) } },
});

const envelope = (call: Call): Json => ({
  oneOf: [
    {
      type: 'object',
      required: ['code', 'data', 'msg'],
      properties: {
        code: { type: 'integer', enum: successCodes },
        data: ref(responseName(call)),
        msg: { type: 'string' },
      },
    },
    ref('Error'),
  ],
});

const errorCodes = Object.entries({ loginExpired: loginExpiredCode, ...codes }) as [
  keyof typeof codeMeanings,
  number,
][];

const error: Json = {
  type: 'object',
  description: errorCodes.map(([name, code]) => `- ${code} \`${name}\`: ${codeMeanings[name]}`).join('\n'),
  required: ['code', 'msg'],
  examples: Object.values(recorded.errors),
  properties: {
    code: { type: 'integer', enum: errorCodes.map(([, code]) => code) },
    data: { type: ['object', 'null'], description: 'The cause, without any value of a customer' },
    msg: { type: 'string', description: 'For developers. The client shows its own sentence.' },
  },
};

const nameOf = (call: Call) => call.name.replace(/^./, (first) => first.toUpperCase());
const requestName = (call: Call) => `${nameOf(call)}Request`;
const responseName = (call: Call) => `${nameOf(call)}Response`;
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Returns the schemas of requests, or of responses with their shared shapes. */
function schemasOf(io: 'input' | 'output', answers: Readonly<Record<string, z.ZodMiniObject>>): Json {
  const registry = z.registry<{ id: string }>();
  if (io === 'output') for (const [id, schema] of Object.entries(shared)) registry.add(schema, { id });
  for (const [id, schema] of Object.entries(answers)) registry.add(schema, { id });
  for (const call of calls) {
    if (io === 'input' && !isQuery(call)) registry.add(z.clone(call.request), { id: requestName(call) });
    if (io === 'output') registry.add(named(call.response), { id: responseName(call) });
  }
  const { schemas } = z.toJSONSchema(registry, {
    io,
    target: 'draft-2020-12',
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, clean(schema)]));
}

/** Wraps a response, so that a response with a shared shape gets its own name and refers to the shape. */
const named = (schema: z.ZodMiniType): z.ZodMiniType => z.lazy(() => schema);

const schemaOf = (type: z.ZodMiniType): Json => clean(z.toJSONSchema(type, { io: 'input', target: 'draft-2020-12' }));

/** Allows additional properties, because later responses may have more fields, and removes parts of JSON Schema that OpenAPI implies. */
function clean(schema: unknown): Json {
  const own = JSON.stringify(schema, (key, value: unknown) =>
    key === '$schema' || key === '$id' || (key === 'additionalProperties' && value === false) ? undefined : value,
  );
  return adaptForGenerators(JSON.parse(own)) as Json;
}
