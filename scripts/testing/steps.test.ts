import { describe, expect, it } from 'vitest';
import { chosenGroups, groups, nightly, UnknownGroupError } from './steps.ts';

describe('npm test -- --only', () => {
  it('runs everything but the other browsers unless told otherwise', () => {
    expect(chosenGroups([])).toEqual(groups.filter((group) => group !== nightly));
  });

  it.each([[['--only', 'unit,e2e']], [['--only=unit,e2e']]])('takes names: %j', (args) => {
    expect(chosenGroups(args)).toEqual(['unit', 'e2e']);
  });

  it.each([[['--only', 'unti']], [['--only']], [['--only=']]])('refuses %j', (args) => {
    expect(() => chosenGroups(args)).toThrow(UnknownGroupError);
  });
});
