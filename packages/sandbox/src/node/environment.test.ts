import { describe, expect, test } from 'vitest';
import developmentKey from '../development/keys/development-private.json' with { type: 'json' };
import { simulatedAppSecret } from '../kernel/crypto/app-signature.ts';
import { createSandbox, openMemory } from '../sandbox.ts';
import { KnownSecretError } from '../server/start-server.ts';
import { createSecrets } from '../testing/own-secrets.ts';
import { EditionsError } from './editions-variable.ts';
import { AppUrlsError, readEnvironment, TransitKeyError } from './environment.ts';

describe('production', () => {
  const start = (env: Record<string, string>) => {
    const { transitKey, appSecret, mode } = readEnvironment({ NODE_ENV: 'production', ...env });
    return createSandbox({ transitKey, appSecret, mode, database: openMemory() });
  };

  test('refuses to start in production with missing secrets, or with those of the repository', async () => {
    const own = await createSecrets();
    const [TRANSIT_KEY, APP_SECRET] = [JSON.stringify(own.transitKey), own.appSecret];
    await expect(start({})).rejects.toThrow(KnownSecretError);
    await expect(start({ TRANSIT_KEY })).rejects.toThrow('APP_SECRET');
    await expect(start({ APP_SECRET })).rejects.toThrow('TRANSIT_KEY');
    await expect(start({ TRANSIT_KEY, APP_SECRET: simulatedAppSecret })).rejects.toThrow('APP_SECRET');
    await expect(start({ TRANSIT_KEY: JSON.stringify(developmentKey), APP_SECRET })).rejects.toThrow('TRANSIT_KEY');
    await (await start({ TRANSIT_KEY, APP_SECRET })).close();
  });

  test('decrypts values of an open page with a former key', async () => {
    const [now, before] = [await createSecrets(), await createSecrets()];
    const read = readEnvironment({
      TRANSIT_KEY: JSON.stringify(now.transitKey),
      FORMER_TRANSIT_KEYS: JSON.stringify([before.transitKey]),
    });
    expect(read).toMatchObject({ transitKey: now.transitKey, formerTransitKeys: [before.transitKey] });
    expect(() => readEnvironment({ FORMER_TRANSIT_KEYS: '[null]' })).toThrow(TransitKeyError);
  });

  test.each(['{"kty":"RSA"', '{"kty":"EC","d":"x"}', '{"kty":"RSA","n":"x","e":"AQAB"}', 'null'])(
    'refuses the TRANSIT_KEY %s without repeating it',
    (TRANSIT_KEY) => {
      expect(() => readEnvironment({ TRANSIT_KEY })).toThrow(TransitKeyError);
    },
  );
});

test('accepts the host names of the configured URLs', () => {
  const { hosts } = readEnvironment({
    APP_URLS: 'sg=https://sg.example.com,hk=https://hk.example.com',
    HOSTS: 'box.lan',
  });
  expect(hosts).toEqual(expect.arrayContaining(['box.lan', 'https://sg.example.com', 'https://hk.example.com']));
});

describe('EDITIONS', () => {
  const capabilities = { digitalId: false, documentTypes: ['mykad'], tiers: ['standard'], derivatives: [] };
  const my = { appType: 60, capabilities };

  test('adds the edition in EDITIONS, which APP_URLS can name', () => {
    const APP_URLS = 'my=https://my.example.com/';
    expect(readEnvironment({ EDITIONS: JSON.stringify({ my }), APP_URLS })).toMatchObject({
      editions: { my },
      appUrls: { my: 'https://my.example.com' },
    });
    expect(() => readEnvironment({ APP_URLS })).toThrow(AppUrlsError);
  });

  test.each([
    ['text that is not JSON', '{"my":'],
    ['the name of a specified edition', JSON.stringify({ sg: my })],
    ['the number of a specified edition', JSON.stringify({ my: { ...my, appType: 12 } })],
    ['one number twice', JSON.stringify({ my, other: my })],
    ['an unknown document', JSON.stringify({ my: { ...my, capabilities: { ...capabilities, documentTypes: ['x'] } } })],
  ])('refuses EDITIONS with %s', (_, EDITIONS) => {
    expect(() => readEnvironment({ EDITIONS })).toThrow(EditionsError);
  });
});
