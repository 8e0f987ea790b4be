import { describe, expect, it } from 'vitest';
import { chosenGroups, groups, nightly, UnknownGroupError } from './steps.ts';

describe('npm test -- --only', () => {
  it('runs everything but the other browsers unless told otherwise', () => {
    expect(chosenGroups(undefined)).toEqual(groups.filter((group) => group !== nightly));
  });

  it.each([[['unit,e2e']], [['unit', 'e2e']]])('takes names: %j', (only) => {
    expect(chosenGroups(only)).toEqual(['unit', 'e2e']);
  });

  it.each([[['unti']], [['']]])('refuses %j', (only) => {
    expect(() => chosenGroups(only)).toThrow(UnknownGroupError);
  });
});
