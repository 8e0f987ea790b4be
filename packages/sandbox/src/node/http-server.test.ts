import { expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

test('F49 an upload to the sandbox may take longer than five minutes, and may not stall', () => {
  const server = createHttpServer({ fetch: async () => new Response() });
  expect([server.requestTimeout, server.timeout]).toEqual([0, 60_000]);
});
