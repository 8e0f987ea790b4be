import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const source = new URL('./', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, source), 'utf8');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^(?!internal).*(?<!\.test)\.ts$/.test(path),
);

describe('loading', () => {
  test('imports axios in one file, which other files import only dynamically', () => {
    const importing = (what: RegExp) => files.filter((path) => what.test(read(path)));
    expect(importing(/from 'axios'/)).toEqual(['axios-adapter.ts']);
    expect(importing(/from '.*axios-adapter\.ts'/)).toEqual([]);
    expect(importing(/import\('\.\.\/axios-adapter\.ts'\)/)).toEqual(['client/client.ts']);
  });

  test('no module runs code with side effects on import', async () => {
    const before = Object.getOwnPropertyNames(globalThis).join();
    await Promise.all(files.map((path) => import(new URL(path, source).href)));
    expect(Object.getOwnPropertyNames(globalThis).join()).toBe(before);
  });
});

describe('texts of errors', () => {
  const texts = (language: string) =>
    JSON.parse(readFileSync(new URL(`../../i18n/src/text/errors/${language}.json`, import.meta.url), 'utf8')) as Record<
      string,
      string
    >;

  test('the group `errors` has the specified texts for a lost network and a timeout', () => {
    expect(texts('en')).toMatchObject({
      networkError: 'The network connection has been disconnected, please keep the network stable',
      timeout: 'The network request timed out, please check your network connection!',
    });
  });

  test('the group `errors` has a text for every message key of a failed call', () => {
    const keys = [...(/export type ErrorKey =([^;]+);/.exec(read('errors.ts'))?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
      ([, key]) => key,
    );
    const ours = files.flatMap((path) => [...read(path).matchAll(/messageKey = '(\w+)'/g)].map(([, key]) => key));
    expect(keys.length).toBeGreaterThan(15);
    for (const key of [...keys, ...ours]) expect(Object.keys(texts('en'))).toContain(key);
  });
});
