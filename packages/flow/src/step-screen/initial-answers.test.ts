import { describe, expect, test } from 'vitest';
import { startingValues } from './initial-answers.ts';

const application = { name: 'Tan Mei Ling', mailing: { country: 'MY' } };

describe('the initial answers of a step', () => {
  test('returns fixed initial answers, overridden by saved ones', () => {
    expect(startingValues({ route: 'manual' }, application, undefined)).toEqual({ route: 'manual' });
    expect(startingValues({ route: 'manual', seen: true }, application, { route: 'other' })).toEqual({
      route: 'other',
      seen: true,
    });
  });

  test('calls the function for initial answers of a step that was never saved', () => {
    const known = (from: typeof application) => ({ ...from });
    expect(startingValues(known, application, undefined)).toEqual(application);
  });

  test('returns the saved answers of a saved step instead of those of the function', () => {
    const known = (from: typeof application) => ({ ...from });
    expect(startingValues(known, application, { name: 'Tan Mei Ling' })).toEqual({ name: 'Tan Mei Ling' });
  });

  test('returns no initial answers for a step that has neither defaults nor saved answers', () => {
    expect(startingValues(undefined, application, undefined)).toEqual({});
  });
});
