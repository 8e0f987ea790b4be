import { describe, expect, test } from 'vitest';
import { startingValues } from './starting-values.ts';

const application = { name: 'Tan Mei Ling', mailing: { country: 'MY' } };

describe('the answers that a step opens with', () => {
  test('fixed ones stand until they are saved', () => {
    expect(startingValues({ route: 'manual' }, application, undefined)).toEqual({ route: 'manual' });
    expect(startingValues({ route: 'manual', seen: true }, application, { route: 'other' })).toEqual({
      route: 'other',
      seen: true,
    });
  });

  test('what is known from elsewhere is asked once: it starts a step that was never saved', () => {
    const known = (from: typeof application) => ({ ...from });
    expect(startingValues(known, application, undefined)).toEqual(application);
  });

  test('and does not bring back what was taken away since', () => {
    const known = (from: typeof application) => ({ ...from });
    expect(startingValues(known, application, { name: 'Tan Mei Ling' })).toEqual({ name: 'Tan Mei Ling' });
  });

  test('nothing known, nothing saved: nothing', () => {
    expect(startingValues(undefined, application, undefined)).toEqual({});
  });
});
