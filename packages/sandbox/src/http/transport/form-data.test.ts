import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { formFields, maxFormParts, multipartFields } from './form-data.ts';
import { limitedBody, maxChunks } from './limited-body.ts';

const EDGE = 'edge';
const part = (name: string, head = '') =>
  `--${EDGE}\r\nContent-Disposition: form-data; name="${name}"\r\n${head}\r\nx\r\n`;
const bodyOf = (text: string, type = `multipart/form-data; boundary=${EDGE}`) =>
  new Response(text, { headers: { 'Content-Type': type } });
const refused = { data: { path: 'request' } };

test('accepts the maximum number of form parts, and refuses more before parsing them', async () => {
  const form = (parts: number) => bodyOf(`${part('a').repeat(parts)}--${EDGE}--\r\n`);
  expect([...(await multipartFields(form(maxFormParts)))]).toHaveLength(maxFormParts);
  const forms = [maxFormParts + 1, 150_000].map(form);
  const parser = vi.fn<typeof Response>();
  vi.stubGlobal('Response', parser);
  for (const many of forms) await expect(multipartFields(many)).rejects.toMatchObject(refused);
  vi.unstubAllGlobals();
  expect(parser).not.toHaveBeenCalled();
});

test.each([
  ['very many headers of a part', bodyOf(`${part('a', 'A: b\r\n'.repeat(100_000))}--${EDGE}--`)],
  ['a header without an end', bodyOf(part('a', `A: ${'b'.repeat(100_000)}\r\n`))],
  ['the fields of an address', bodyOf('a=1&'.repeat(100_000), 'application/x-www-form-urlencoded')],
  ['another boundary than is used', bodyOf(part('a'), 'multipart/form-data; boundary="e dge"; boundary=x y')],
  ['a body without a boundary', bodyOf(part('a'), 'multipart/form-data')],
  ['JSON', bodyOf('{}', 'application/json')],
])('refuses %s as a multipart form', async (_name, body) => {
  await expect(multipartFields(body)).rejects.toMatchObject(refused);
});

test('counts the parts of a form for any boundary', async () => {
  const parameter = fc.oneof(
    fc.constantFrom(
      `boundary=${EDGE}`,
      `boundary="${EDGE}"`,
      `Boundary=${EDGE}`,
      'boundary=',
      'boundary="',
      'charset=utf-8',
    ),
    fc.string({ unit: fc.constantFrom(...`${EDGE}"';= \\`), maxLength: 8 }).map((text) => `boundary=${text}`),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(parameter, { maxLength: 4 }), fc.constantFrom(';', '; ', ' ; '), async (all, between) => {
      const type = ['multipart/form-data', ...all].join(between);
      const read = await multipartFields(bodyOf(`${part('a').repeat(maxFormParts + 1)}--${EDGE}--`, type)).catch(
        () => [],
      );
      expect([...read].length).toBeLessThanOrEqual(maxFormParts);
    }),
  );
});

test('limits the number of fields of a page’s form', async () => {
  const form = (fields: number) =>
    bodyOf(
      Array.from({ length: fields }, (_, at) => `a${at}=1`).join('&'),
      'application/x-www-form-urlencoded;charset=UTF-8',
    );
  expect([...(await formFields(form(maxFormParts)))]).toHaveLength(maxFormParts);
  await expect(formFields(form(maxFormParts + 1))).rejects.toMatchObject(refused);
  expect([...(await formFields(bodyOf(`${part('a')}--${EDGE}--`)))]).toEqual([['a', 'x']]);
});

test('refuses a body in too many chunks', async () => {
  let sent = 0;
  const dripping = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1));
    },
  });
  const request = new Request('http://sandbox.test/', {
    method: 'POST',
    body: dripping,
    duplex: 'half',
  } as RequestInit);
  await expect(limitedBody(request, 1_000_000)).rejects.toMatchObject({ data: { limit: 1_000_000 } });
  expect(sent).toBeLessThan(maxChunks + 10);
});
