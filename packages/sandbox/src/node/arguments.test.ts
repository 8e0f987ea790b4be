import { expect, test } from 'vitest';
import { readArguments, UsageError, usageText } from './arguments.ts';

test('overrides only the environment variable of an option', () => {
  const { env, seed, reset } = readArguments(
    ['--port', '5000', '--database', 'postgres://db/quayside', '--seed', 'draft,under-review', '--reset'],
    { PORT: '4000', DATA_DIR: '/data' },
  );
  expect(env).toEqual({ PORT: '5000', DATA_DIR: '/data', DATABASE_URL: 'postgres://db/quayside' });
  expect(seed).toEqual(['draft', 'under-review']);
  expect(reset).toBe(true);
});

test('returns the environment variables unchanged without options', () => {
  expect(readArguments([], { PORT: '4000' })).toEqual({ env: { PORT: '4000' }, seed: [], reset: false });
});

test('refuses invalid arguments with an explanation', () => {
  const reading =
    (args: string[], env = {}) =>
    () =>
      readArguments(args, env);
  expect(reading(['--seed', 'nobody'])).toThrow('There is no scenario "nobody"');
  expect(reading(['--port', 'x'])).toThrow(UsageError);
  expect(reading(['--colour'])).toThrow('--colour');
  expect(reading(['--reset'], { NODE_ENV: 'production' })).toThrow('NODE_ENV');
  expect(reading(['--seed', 'draft'], { NODE_ENV: 'production' })).toThrow('NODE_ENV');
});

test('prints help and the list of scenarios instead of starting', () => {
  expect(readArguments(['--help'], {}).print).toBe(usageText);
  expect(readArguments(['--scenarios'], {}).print).toMatch(/^draft {2}\w/m);
});

test.each(['production', 'Production', 'prod', 'staging'])('treats NODE_ENV=%s as production', (NODE_ENV) => {
  expect(() => readArguments(['--reset'], { NODE_ENV })).toThrow(`NODE_ENV is ${NODE_ENV}`);
});

test.each(['0.0.0.0', '::', '192.168.1.20', 'broker.example'])(
  'requires --expose-console for %s, which other machines can reach',
  (host) => {
    const exposed = 'Other machines could use the console';
    expect(() => readArguments(['--host', host], {})).toThrow(exposed);
    expect(() => readArguments([], { HOST: host })).toThrow(exposed);
    expect(readArguments(['--host', host, '--expose-console'], {}).env).toEqual({ HOST: host });
    expect(readArguments([], { HOST: host, EXPOSE_CONSOLE: '1' }).env.HOST).toBe(host);
    expect(readArguments([], { HOST: host, NODE_ENV: 'production' }).env.HOST).toBe(host);
  },
);

test.each(['localhost', '127.0.0.1', '::1', '[::1]'])('does not require --expose-console for %s', (host) => {
  expect(readArguments(['--host', host], {}).env).toEqual({ HOST: host });
});
