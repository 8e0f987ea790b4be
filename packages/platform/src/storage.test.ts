import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSecretStorage, secretPrefix } from './secret-storage.ts';
import { createStorage, isString, type JsonValue } from './storage.ts';
import { limitRuns } from './testing/property-runs/property-runs.ts';
import { createStorageArea } from './testing/storage-area.ts';

const day = 86_400_000;
const anything = (value: JsonValue): value is JsonValue => value !== undefined;

function open(area = createStorageArea()) {
  const clock = { now: 1_800_000_000_000 };
  return { area, clock, storage: createStorage({ area: () => area, now: () => clock.now, prefix: 'qs.' }) };
}

describe('storage', () => {
  test('CRYPT-03 stores a value as JSON with its type, its value and its lifetime in days', () => {
    const { area, clock, storage } = open();
    expect(storage.set('lang', 3, { days: 7 })).toBe('device');
    expect(JSON.parse(area.getItem('qs.lang') ?? '')).toEqual({
      type: 'number',
      value: 3,
      expiry: 7,
      since: clock.now,
    });
    storage.set('skin', 'blue');
    expect(JSON.parse(area.getItem('qs.skin') ?? '')).toEqual({ type: 'string', value: 'blue' });
  });

  test('CRYPT-03 removes an expired value when reading it', () => {
    const { area, clock, storage } = open();
    storage.set('code', 'x', { days: 2 });
    clock.now += 2 * day - 1;
    expect(storage.get('code', isString)).toBe('x');
    clock.now += 1;
    expect(storage.get('code', isString)).toBeUndefined();
    expect(area.getItem('qs.code')).toBeNull();
  });

  test('CRYPT-03 restores every JSON value', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue({ noUnicodeString: false }), (key, value) => {
        const { storage } = open();
        storage.set(key, value as JsonValue);
        expect(storage.get(key, anything)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: limitRuns(10_000) },
    );
  });

  test('F40 deletes any invalid stored text when reading it, and returns undefined', () => {
    const broken = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            type: fc.constantFrom('string', 'number', 'object', 'x'),
            value: fc.jsonValue(),
            expiry: fc.jsonValue(),
            since: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(broken, (text) => {
        const { area, storage } = open();
        area.setItem('qs.k', text);
        const value = storage.get('k', isString);
        expect([typeof value, area.getItem('qs.k')]).toEqual(
          value === undefined ? ['undefined', null] : ['string', text],
        );
      }),
      { numRuns: limitRuns(100_000) },
    );
  }, 60_000);

  test('F40 discards a value that does not match its stored type', () => {
    const { area, storage } = open();
    area.setItem('qs.k', '{"type":"number","value":"x"}');
    expect(storage.get('k', isString)).toBeUndefined();
    expect(area.getItem('qs.k')).toBeNull();
  });

  test('F40 discards a value that the type guard rejects', () => {
    const { area, storage } = open();
    storage.set('k', 5);
    expect(storage.get('k', isString)).toBeUndefined();
    expect(area.getItem('qs.k')).toBeNull();
  });

  test.each([
    [
      'access to the browser’s storage throws',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['the browser has no storage', () => undefined],
    ['every method of the browser’s storage throws', () => createStorageArea({ broken: true })],
    ['writes to the browser’s storage have no effect', () => createStorageArea({ deaf: true })],
  ])('F38 stores values in memory if %s', (_, area) => {
    const storage = createStorage({ area, now: () => 0, prefix: '' });
    expect(storage.mode()).toBe('memory');
    expect(storage.set('k', 'v')).toBe('memory');
    expect(storage.get('k', isString)).toBe('v');
    storage.remove('k');
    expect(storage.get('k', isString)).toBeUndefined();
    storage.set('k', 'v');
    storage.clear();
    expect(storage.get('k', isString)).toBeUndefined();
  });

  test('F39 deletes cached values if the storage of the device is too full for a new value', () => {
    const { area, storage } = open(createStorageArea({ limit: 300 }));
    storage.set('list', 'x'.repeat(150), { cache: true });
    expect(storage.set('typed', 'y'.repeat(150))).toBe('device');
    expect(storage.get('typed', isString)).toHaveLength(150);
    expect(area.getItem('qs.list')).toBeNull();
  });

  test('F39 stores a value in memory if it does not fit on the device, and deletes its older version there', () => {
    const { area, storage } = open(createStorageArea({ limit: 200 }));
    storage.set('typed', 'old');
    expect(storage.set('typed', 'z'.repeat(500))).toBe('memory');
    expect(storage.get('typed', isString)).toHaveLength(500);
    expect(area.getItem('qs.typed')).toBeNull();
    expect(storage.set('typed', 'short')).toBe('device');
    expect(storage.get('typed', isString)).toBe('short');
  });

  test('clears only keys with the prefix of the storage', () => {
    const { area, storage } = open();
    area.setItem('other', '1');
    storage.set('a', 1);
    storage.set('b', 2);
    storage.clear();
    expect([area.length, area.getItem('other')]).toEqual([1, '1']);
    expect(storage.mode()).toBe('device');
    expect(area.length).toBe(1);
  });
});

describe('secret storage', () => {
  test('CRYPT-02 stores a secret obfuscated with the fixed prefix, and restores it', () => {
    const { area, storage } = open();
    const secrets = createSecretStorage(storage);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (secret) => {
        secrets.set('token', secret);
        expect(secrets.get('token')).toBe(secret);
        const stored = (JSON.parse(area.getItem('qs.token') ?? '') as { value: string }).value;
        expect(stored.startsWith(secretPrefix)).toBe(true);
        expect(secret.length > 4 && stored.includes(secret)).toBe(false);
      }),
      { numRuns: limitRuns(10_000) },
    );
  });

  test('CRYPT-02 combines a secret with a fixed key, so that every version of the app can read it', () => {
    const { area, storage } = open();
    const secrets = createSecretStorage(storage);
    secrets.set('token', 'abc');
    expect(area.getItem('qs.token')).toContain('"QS1:EBcC"');
    storage.set('other', 'QS1:EBcC');
    expect(secrets.get('other')).toBe('abc');
  });

  test('CRYPT-02 F40 deletes a stored secret that is plain or damaged text', () => {
    const { area, storage } = open();
    const secrets = createSecretStorage(storage);
    for (const text of ['plain', 'QS0:EBcC', `${secretPrefix}%%%`, `${secretPrefix}gA==`]) {
      storage.set('token', text);
      expect(secrets.get('token')).toBeUndefined();
      expect(area.getItem('qs.token')).toBeNull();
    }
  });
});
