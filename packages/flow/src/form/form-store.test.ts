import { advice, type Issue, issue } from '@quayside/rules/issue';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FormStore } from './form-store.ts';
import { type FormValues, readPath, writePath } from './paths.ts';

const key = fc.constantFrom('a', 'b', 'c', '0', '1');
const path = fc.array(key, { minLength: 1, maxLength: 3 }).map((keys) => keys.join('.'));
const needsName = (values: FormValues): readonly Issue[] => (values.name ? [] : [issue('name', 'enter-field')]);

describe('paths', () => {
  test('writePath changes only the value at a path', () => {
    fc.assert(
      fc.property(path, fc.string(), (at, value) => {
        const before = { other: { kept: 1 } };
        const after = writePath(before, at, value);
        expect(readPath(after, at)).toBe(value);
        expect(after.other).toBe(before.other);
        expect(before).toEqual({ other: { kept: 1 } });
      }),
    );
  });

  test('writePath preserves a list when it writes an entry', () => {
    const values = writePath({ rows: [{ country: 'SG' }] }, 'rows.1.country', 'MY');
    expect(values).toEqual({ rows: [{ country: 'SG' }, { country: 'MY' }] });
  });

  test.each(['__proto__.polluted', 'a.__proto__.polluted', 'constructor.prototype.polluted'])(
    'F27 a value at %s does not change a prototype',
    (at) => {
      writePath({ a: {} }, at, true);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );
});

describe('the answers of a form', () => {
  test('returns the legend of the group and the label of the field', () => {
    const store = new FormStore();
    store.name('residentialAddress', 'Residential address');
    store.name('residentialAddress.country', 'Country or region');
    store.name('taxResidencies.0', '');
    expect(store.groupsAt('residentialAddress.country')).toEqual(['Residential address']);
    expect(store.labelAt('residentialAddress.country')).toBe('Country or region');
    expect(store.groupsAt('taxResidencies.0.country'), 'an empty label').toEqual([]);
    expect(store.groupsAt('residentialAddress')).toEqual([]);
  });

  test('merges answers of the server without overwriting input', () => {
    const store = new FormStore({ route: 'manual' });
    store.write('name', 'Mei');
    store.write('address.city', 'Ipoh');
    store.merge({ name: 'old', address: { city: 'old', line1: 'Jalan 1' }, gender: 'female' });
    expect(store.values).toEqual({ name: 'Mei', address: { city: 'Ipoh', line1: 'Jalan 1' }, gender: 'female' });
  });

  test('restores stored answers over those of the server, but not over input', () => {
    const store = new FormStore();
    store.write('name', 'Mei');
    store.merge({ name: 'old', gender: 'female', route: 'manual' });
    store.adopt({ name: 'older', gender: 'male' });
    expect(store.values, 'a field without a stored answer is empty').toEqual({ name: 'Mei', gender: 'male' });
    expect(store.isDirty).toBe(true);
  });

  test.each([
    ['another field', 'name', ['email'], ['name']],
    ['the same field', 'email', ['email'], []],
    ['a nested field', 'address', ['address.city'], []],
    ['a parent field', 'address.city', ['address'], []],
    ['a field with a similar name', 'address', ['addressee'], ['address']],
  ] as const)('returns only paths without input: %s', (_, path, typed, untouched) => {
    const store = new FormStore();
    for (const one of typed) store.write(one, 'x');
    expect(store.cleanPaths([path])).toEqual(untouched);
  });

  test('shows errors after an attempt to continue, and then only removes resolved ones', () => {
    const store = new FormStore();
    const check = (values: FormValues) => [
      ...needsName(values),
      ...(values.name === 'x' ? [issue('gender', 'select-field')] : []),
    ];
    store.write('name', '');
    expect(store.issues).toEqual([]);
    store.show(check(store.values), check);
    expect(store.issueAt('name')?.code).toBe('enter-field');
    store.write('name', 'x');
    expect(store.issues).toEqual([]);
    expect(store.attempts).toBe(1);
  });

  test('replaces the error of a field when the answer causes another one', () => {
    const check = ({ number = '' }: FormValues) =>
      number === '' ? [issue('number', 'enter-field')] : number === '1' ? [issue('number', 'tax-number-format')] : [];
    const store = new FormStore();
    store.show(check(store.values), check);
    store.write('number', '1');
    expect(store.issueAt('number')?.code).toBe('tax-number-format');
  });

  test('shows advice without an attempt to continue, until the answer changes', () => {
    const store = new FormStore({ expiresOn: '2027-01-01' });
    const soon = advice('expiresOn', 'passport-validity-under-6-months');
    store.advise([soon, issue('signed', 'passport-must-be-signed')]);
    expect(store.adviceAt('expiresOn')).toBe(soon);
    expect(store.issueAt('expiresOn')).toBeUndefined();
    expect(store.issues).toEqual([]);
    store.write('signed', true);
    expect(store.adviceAt('expiresOn')).toBe(soon);
    store.write('expiresOn', '2027-01-0');
    expect(store.advice).toEqual([]);
  });

  test('does not notify listeners of repeated advice', () => {
    const store = new FormStore();
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    const soon = advice('expiresOn', 'passport-validity-under-6-months', { months: 6 });
    store.advise([soon]);
    store.advise([{ ...soon }]);
    expect(told).toBe(1);
  });

  test('leaves advice in place when errors are resolved', () => {
    const store = new FormStore();
    const soon = advice('expiresOn', 'passport-validity-under-6-months');
    store.show([...needsName(store.values), soon], needsName);
    store.write('name', 'Mei');
    expect(store.issues).toEqual([]);
    expect(store.advice).toEqual([soon]);
  });

  test('returns the same setter each time for the same path', () => {
    const store = new FormStore();
    expect(store.setter('name')).toBe(store.setter('name'));
  });

  test('a form is dirty after input, and not after a save', () => {
    const store = new FormStore();
    store.write('name', 'Mei');
    store.saved();
    expect(store.isDirty).toBe(false);
    store.write('name', 'Mei Ling');
    expect(store.isDirty).toBe(true);
  });
});

describe('a form', () => {
  const wrong = issue('name', 'enter-field');
  const unusual = advice('mobile', 'mobile-unusual');

  test.each<[string, (store: FormStore) => void]>([
    ['input', (store) => store.write('name', 'Mei')],
    ['new answers of the server', (store) => store.merge({ name: 'Mei' })],
    ['replaced answers', (store) => store.replace({ name: 'Mei' })],
    ['an attempt', (store) => store.show([wrong])],
    ['new advice', (store) => store.advise([unusual])],
  ])('notifies listeners of %s until they unsubscribe', (_, change) => {
    const store = new FormStore();
    let told = 0;
    const unsubscribe = store.subscribe(() => {
      told += 1;
    });
    change(store);
    expect(told).toBe(1);
    unsubscribe();
    store.write('other', 1);
    expect(told).toBe(1);
  });

  test('returns the errors and the advice of a form separately by path', () => {
    const store = new FormStore();
    expect([store.issues, store.advice]).toEqual([[], []]);
    store.show([wrong, issue('email', 'email-format'), advice('age', 'unusual'), unusual]);
    expect([store.issueAt('email')?.code, store.issueAt('mobile')]).toEqual(['email-format', undefined]);
    expect([store.adviceAt('mobile'), store.adviceAt('name')]).toEqual([unusual, undefined]);
    expect([store.issues.length, store.advice.length]).toEqual([2, 2]);
    store.advise([wrong, unusual]);
    expect([store.issues.length, store.advice]).toEqual([2, [unusual]]);
  });

  test('validates the form after a change only while errors are visible', () => {
    const store = new FormStore();
    let checks = 0;
    const check = (values: FormValues) => {
      checks += 1;
      return needsName(values);
    };
    store.show([wrong], check);
    store.write('name', 'Mei');
    store.write('name', 'Mei Ling');
    expect([checks, store.issues]).toEqual([1, []]);
    store.show([wrong]);
    store.write('name', 'Mei');
    expect(store.issues).toEqual([wrong]);
  });

  test('a setter writes the answer at its path', () => {
    const store = new FormStore();
    store.setter('name')('Mei');
    store.setter('email')('mei@customer.example');
    store.setter('name')('Mei Ling');
    expect(store.values).toEqual({ name: 'Mei Ling', email: 'mei@customer.example' });
  });

  test('counts answers restored from the device as input, also in new fields', () => {
    const store = new FormStore({ route: 'manual' });
    store.adopt({ name: 'Mei' });
    expect(store.dirtyPaths).toEqual(['route', 'name']);
    store.merge({ name: 'old', route: 'digital-id', age: 1 });
    expect(store.values).toMatchObject({ name: 'Mei', age: 1 });
  });

  test('does not count answers restored from the device as typed on this screen', () => {
    const store = new FormStore({ route: 'manual' });
    store.adopt({ name: 'Mei' });
    store.adoptAt(['address.city'], { address: { city: 'Ipoh' } });
    expect(store.values).toEqual({ name: 'Mei', address: { city: 'Ipoh' } });
    expect(store.dirtyPaths).toEqual(['route', 'name', 'address.city']);
    expect(store.isDirtyHere).toBe(false);
    store.write('name', 'Mei Ling');
    expect(store.isDirtyHere).toBe(true);
  });

  test('counts answers typed before the stored answers loaded as typed on this screen', () => {
    const store = new FormStore();
    store.write('name', 'Mei');
    store.adopt({ name: 'older' });
    expect(store.isDirtyHere).toBe(true);
    store.saved();
    expect(store.isDirtyHere).toBe(false);
  });

  test('does not count replaced answers as input', () => {
    const store = new FormStore();
    store.write('name', 'Mei');
    store.replace({ name: 'Ling' });
    expect([store.isDirty, store.values]).toEqual([false, { name: 'Ling' }]);
  });

  test('returns the label of the group for a field without a label', () => {
    const store = new FormStore();
    store.name('rows', 'Tax residencies');
    store.name('rows.0', 'First');
    expect(store.labelAt('rows.0.country')).toBe('Tax residencies');
    expect(store.labelAt('other.0')).toBe('');
    expect(store.groupsAt('rows.0.country')).toEqual(['Tax residencies', 'First']);
  });
});
