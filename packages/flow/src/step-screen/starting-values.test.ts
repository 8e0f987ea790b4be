import { describe, expect, test } from 'vitest';
import { startingValues } from './starting-values.ts';

const application = { name: 'Tan Mei Ling', mailing: { country: 'MY' } };

describe('the initial answers of a step', () => {
  test('fixed values are used until they are saved', () => {
    expect(startingValues({ route: 'manual' }, application, undefined)).toEqual({ route: 'manual' });
    expect(startingValues({ route: 'manual', seen: true }, application, { route: 'other' })).toEqual({
      route: 'other',
      seen: true,
    });
  });

  test('known values initialise a step that was never saved', () => {
    const known = (from: typeof application) => ({ ...from });
    expect(startingValues(known, application, undefined)).toEqual(application);
  });

  test('known values do not restore deleted answers', () => {
    const known = (from: typeof application) => ({ ...from });
    expect(startingValues(known, application, { name: 'Tan Mei Ling' })).toEqual({ name: 'Tan Mei Ling' });
  });

  test('are empty without known or saved values', () => {
    expect(startingValues(undefined, application, undefined)).toEqual({});
  });
});
