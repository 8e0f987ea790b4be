import * as z from 'zod/mini';
import { customerDocumentPath } from '../calls/account.ts';
import { identityReport, identityWebhookPath } from '../calls/identity-check.ts';
import { getDocumentPath, submissionPdfPath } from '../calls/opening.ts';

type Json = Record<string, unknown>;

/** Returns the paths that have no envelope: the bytes of documents, and the webhook of the identity provider. */
export const createPathsWithoutEnvelope = (headers: readonly Json[]): Json => ({
  [`/${getDocumentPath}`]: {
    get: {
      operationId: 'getDocument',
      tags: ['business'],
      summary: "Returns the bytes of a customer's own document; a refusal is an envelope",
      security: [{ token: [] }],
      parameters: [...headers, inQuery('documentId', { type: 'string', format: 'uuid' })],
      responses: {
        '200': {
          description: 'The file as it is kept. Errors have the type application/json.',
          content: { ...binary(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']), ...refusal },
        },
        default: unreachable,
      },
    },
  },
  [`/${submissionPdfPath}`]: {
    get: bytesOfLink('readSubmissionPdf', 'Returns the PDF of a submission', 'getSubmissionPdf', ['application/pdf']),
  },
  [`/${customerDocumentPath}`]: {
    get: bytesOfLink(
      'readCustomerDocument',
      'Returns a statement, a submission, an agreement or an upload',
      'getCustomerDocuments',
      ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    ),
  },
  [`/${identityWebhookPath}`]: {
    post: {
      operationId: 'reportIdentityCheck',
      tags: ['business'],
      summary: 'Takes a report of the identity provider',
      security: [],
      parameters: [
        {
          name: 'X-SHA2-Signature',
          in: 'header',
          required: true,
          description: 'Hexadecimal HMAC-SHA-256 of the body, with the secret that the provider shares',
          schema: { type: 'string', pattern: '^[0-9A-Fa-f]{64}$' },
        },
      ],
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(identityReport) } } },
      responses: {
        '200': { description: 'Taken. A repeated or late report changes nothing.' },
        '400': { description: 'The report is malformed, or older than five minutes.' },
        '401': { description: 'The signature is missing or wrong.' },
      },
    },
  },
});

/** Returns an OpenAPI operation for a signed address from another call, which needs no login and expires. */
function bytesOfLink(operationId: string, summary: string, call: string, types: readonly string[]): Json {
  return {
    operationId,
    tags: ['business'],
    summary,
    description: `\`${call}\` returns the address with its query. It needs no login, and expires.`,
    security: [],
    parameters: [{ name: 'query', in: 'query', style: 'form', explode: true, schema: signedQuery }],
    responses: {
      '200': { description: 'The file', content: binary(types) },
      '404': { description: 'The address is unknown or has expired.', content: refusal },
      default: unreachable,
    },
  };
}

const signedQuery = { type: 'object', additionalProperties: { type: 'string' } };
const unreachable = { $ref: '#/components/responses/Unreachable' };
const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const inQuery = (name: string, schema: Json): Json => ({ name, in: 'query', required: true, schema });

const binary = (types: readonly string[]): Json =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

function schemaOf(type: z.ZodMiniType): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input', target: 'draft-2020-12' });
  return schema;
}
