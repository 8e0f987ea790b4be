import type { Call } from '@quayside/contract/call';
import { calls } from '@quayside/contract/internals/calls';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../kernel/refusal.ts';
import { readRequest } from './request-body.ts';

const name = fc.oneof(
  fc.constantFrom('applicationId', 'step', 'answers', 'kind', 'file', '__proto__', 'constructor'),
  fc.string(),
);
const values = fc.dictionary(name, fc.jsonValue(), { maxKeys: 6 });
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  values.map((record) => JSON.stringify(record)),
  // as a sender could write it without a library
  values.map((record) => JSON.stringify(record).replace('{', '{"__proto__":{"admin":true},')),
);
const fields = fc.array(fc.tuple(name, fc.string({ unit: 'binary' }), fc.string()), { maxLength: 4 });

/** Generates multipart bodies by hand. Their parts may have no name, end early or contain the boundary. */
const multipart = fields.map((parts) =>
  parts
    .map(
      ([part, filename, body]) =>
        `--edge\r\nContent-Disposition: form-data; name="${part}"; filename="${filename}"\r\n\r\n${body}\r\n`,
    )
    .join(''),
);

const request = (call: Call, body: string): Request => {
  const address = 'http://sandbox.test/call';
  if (call.verb === 'GET' || call.style === 'query') return new Request(`${address}?${encodeURI(body.toWellFormed())}`);
  const type = call.style === 'multipart' ? 'multipart/form-data; boundary=edge' : 'application/json';
  return new Request(address, { method: 'POST', body, headers: { 'Content-Type': type } });
};

test('F27 F52 refuses any invalid body of any call with its path', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype).join();
  const body = fc.oneof(
    text,
    multipart,
    fc.tuple(multipart, text).map((two) => `${two.join('')}--edge--`),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), body, async (call, sent) => {
      const read = await readRequest(call, request(call, sent)).catch((error: unknown) => error);
      expect(read instanceof Refusal || call.request.safeParse(read).success).toBe(true);
      expect(({} as { admin?: unknown }).admin).toBeUndefined();
    }),
  );
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
});
