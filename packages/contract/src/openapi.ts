import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

type Json = Record<string, unknown>;

/** Returns the OpenAPI 3.1 document of every call, generated from the schemas that client and server validate with. */
export function openApiDocument(version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quayside broker calls',
      version,
      description:
        'Every answer is an envelope {code, data, msg}; code 0 or 301400 is success, 300101 an expired login.',
    },
    paths: Object.fromEntries(calls.map((call) => [`/${call.path}`, { [call.verb.toLowerCase()]: operation(call) }])),
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(call: Call): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    security: call.auth ? [{ token: [] }] : [],
    ...(call.verb === 'GET' || call.style === 'query' ? { parameters: parameters(call) } : { requestBody: body(call) }),
    responses: { '200': { description: 'The envelope', content: { 'application/json': { schema: envelope(call) } } } },
  };
}

function parameters(call: Call): Json[] {
  const { properties = {}, required = [] } = schema(call.request, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
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
  content: { [contentTypes[call.style]]: { schema: schema(call.request, 'input') } },
});

const envelope = (call: Call): Json => ({
  type: 'object',
  required: ['code', 'data', 'msg'],
  properties: { code: { type: ['integer', 'string'] }, data: schema(call.response, 'output'), msg: { type: 'string' } },
});

const schema = (type: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, target: 'draft-2020-12' }) as Json;
  return rest;
};
