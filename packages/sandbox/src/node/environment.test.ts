import { describe, expect, test } from 'vitest';
import developmentKey from '../keys/development-private.json' with { type: 'json' };
import { createSandbox, openMemory } from '../sandbox.ts';
import { simulatedAppSecret } from '../secrets/app-signature.ts';
import { KnownSecretError } from '../server/start-server.ts';
import { ownSecrets } from '../testing/own-secrets.ts';
import { readEnvironment, TransitKeyError } from './environment.ts';

describe('production', () => {
  const start = (env: Record<string, string>) => {
    const { transitKey, appSecret, mode } = readEnvironment({ NODE_ENV: 'production', ...env });
    return createSandbox({ transitKey, appSecret, mode, database: openMemory() });
  };

  test('starts with secrets of its own, and with neither of those that the repository holds', async () => {
    const own = await ownSecrets();
    const [TRANSIT_KEY, APP_SECRET] = [JSON.stringify(own.transitKey), own.appSecret];
    await expect(start({})).rejects.toThrow(KnownSecretError);
    await expect(start({ TRANSIT_KEY })).rejects.toThrow('APP_SECRET');
    await expect(start({ APP_SECRET })).rejects.toThrow('TRANSIT_KEY');
    await expect(start({ TRANSIT_KEY, APP_SECRET: simulatedAppSecret })).rejects.toThrow('APP_SECRET');
    await expect(start({ TRANSIT_KEY: JSON.stringify(developmentKey), APP_SECRET })).rejects.toThrow('TRANSIT_KEY');
    await (await start({ TRANSIT_KEY, APP_SECRET })).close();
  });

  test.each(['{"kty":"RSA"', '{"kty":"EC","d":"x"}', '{"kty":"RSA","n":"x","e":"AQAB"}', 'null'])(
    'TRANSIT_KEY %s is no key, and the message does not repeat it',
    (TRANSIT_KEY) => {
      expect(() => readEnvironment({ TRANSIT_KEY })).toThrow(TransitKeyError);
    },
  );
});

test('a server answers to the names of the addresses that it was told', () => {
  const { hosts } = readEnvironment({
    APP_URLS: 'sg=https://sg.example.com,hk=https://hk.example.com',
    HOSTS: 'box.lan',
  });
  expect(hosts).toEqual(expect.arrayContaining(['box.lan', 'https://sg.example.com', 'https://hk.example.com']));
});
