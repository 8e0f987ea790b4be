import { getDocumentPath } from '@quayside/contract/calls/opening';
import { successCodes } from '@quayside/contract/envelope';
import { calls } from '@quayside/contract/internals/calls';
import { createSandbox, openMemory, type Sandbox } from '@quayside/sandbox/sandbox';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ApplicationDriver } from './kit/application-driver.ts';
import { Kit } from './kit/check.ts';
import { getEnvelope, type KitClient } from './kit/kit-client.ts';
import { TestInterface } from './kit/test-interface.ts';
import { jpeg, pdf } from './samples/files.ts';
import { echoText, type GeneratedRequest, generatedRequest } from './testing/document-requests.ts';

const base = 'http://sandbox.test';
/** Texts from the data of the victim, which no other customer may read. */
const secrets = ['VICTORIA CANARY', 'victoria.canary@customer.example', 'C4N4RY-77', 'Canary Lane'];
/** Maximum number of requests to one server, because its tables grow. */
const most = 400;
/** Texts that no refusal may contain: a value of the request, or details of the program. */
const untold = [echoText, 'node_modules', 'insert into ', 'at async ', 'select "'];

type World = {
  readonly sandbox: Sandbox;
  readonly senders: readonly KitClient[];
  readonly ids: readonly string[];
  readonly victims: readonly string[];
  readonly errors: unknown[];
  left: number;
};
let world: World | undefined;
afterAll(() => world?.sandbox.close());

/** Creates a server with an active customer, a customer with an account, a device without a login, and a victim who sends nothing. */
async function begin(): Promise<World> {
  const errors: unknown[] = [];
  const sandbox = await createSandbox({ database: openMemory(), report: (error) => errors.push(error) });
  const line = { base, fetch: sandbox.fetch, skew: 0, last: undefined };
  const kit = new Kit(line, await TestInterface.find(`${base}/conformance/v1`, sandbox.fetch));
  const own = await ApplicationDriver.start(await kit.customer());
  const uploaded = await own.upload('face');
  const opened = await ApplicationDriver.opened(kit);
  const victim = await ApplicationDriver.start(await kit.customer());
  await victim.save('base-info', { fullName: secrets[0], documentNumber: secrets[2] });
  await victim.save('contact-info', { email: secrets[1], residentialAddress: { country: 'SG', line1: secrets[3] } });
  const file = await victim.upload('identity-front');
  const victims = [victim.id, victim.client.userId, file.documentId];
  const senders = [own.client, opened.client, kit.visitor(), own.client];
  return {
    sandbox,
    senders,
    ids: [own.id, uploaded.documentId, opened.id, own.client.userId, ...victims],
    victims,
    errors,
    left: most,
  };
}

async function worldOfNow(): Promise<World> {
  if (!world || world.left === 0) {
    await world?.sandbox.close();
    world = await begin();
  }
  world.left -= 1;
  return world;
}

/** Replaces the generated placeholders in a value with ids of customers' objects. */
function filled(value: unknown, ids: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, ids));
  if (value === null || typeof value !== 'object') return value;
  const at = (value as { known?: unknown }).known;
  if (typeof at === 'number') return ids[at % ids.length];
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, ids)]));
}

const files = [jpeg(), pdf(), new Uint8Array([1, 2, 3]), new Uint8Array()];

function bodyOf({ body }: GeneratedRequest, value: unknown): string | FormData | undefined {
  if (body.type === 'none') return undefined;
  if (body.type === 'raw') return String(body.value);
  if (body.type === 'json') return JSON.stringify(value) ?? '';
  const form = new FormData();
  for (const [name, one] of Object.entries(value ?? {})) {
    const text = typeof one === 'string' ? one : (JSON.stringify(one) ?? '');
    form.set(name, name === 'file' ? new File([files[text.length % files.length] ?? ''], 'a.jpg') : text);
  }
  return form;
}

const toldIn = (text: string) => untold.filter((one) => text.includes(one));

/** Returns how the data of a success differ from the OpenAPI document; undefined if they match. */
const wrongIn = (operation: string, data: unknown) =>
  calls.find(({ name }) => name === operation)?.response.safeParse(data).error?.issues ?? [];

test('handles any request of openapi.json without an error, an echo or another customer’s data', async () => {
  await fc.assert(
    fc.asyncProperty(generatedRequest, async (drawn) => {
      const { senders, ids, errors } = await worldOfNow();
      const sender = senders[drawn.operation === 'logout' ? 2 : drawn.sender] as KitClient;
      const query = new URLSearchParams(
        Object.entries(filled(drawn.query, ids) as object).map(([name, one]) => [
          name,
          typeof one === 'string' ? one : JSON.stringify(one),
        ]),
      );
      const path = `${drawn.path.slice(1)}?${query}`;
      const exchange = await sender.exchange(
        drawn.verb,
        path,
        bodyOf(drawn, filled(drawn.body.value, ids)),
        drawn.headers,
      );
      const { code, data } = getEnvelope(exchange);
      expect(errors).toEqual([]);
      expect(secrets.filter((one) => exchange.text.includes(one))).toEqual([]);
      expect(successCodes.includes(code) ? wrongIn(drawn.operation, data) : toldIn(exchange.text)).toEqual([]);
    }),
  );
}, 600_000);

test('refuses another customer’s file to any sender', async () => {
  const { senders, victims } = await worldOfNow();
  for (const sender of senders) {
    const exchange = await sender.exchange('GET', `${getDocumentPath}?documentId=${victims[2]}`, undefined, {});
    expect(exchange.answerHeaders.get('Content-Type')).toContain('json');
  }
});
