import { describe, expect, it } from 'vitest';
import { chosenGroups, groups, UnknownGroupError } from './steps.ts';

describe('npm test -- --only', () => {
  it('runs everything unless told otherwise', () => {
    expect(chosenGroups([])).toEqual(groups);
  });

  it.each([[['--only', 'unit,e2e']], [['--only=unit,e2e']]])('takes names: %j', (args) => {
    expect(chosenGroups(args)).toEqual(['unit', 'e2e']);
  });

  it.each([[['--only', 'unti']], [['--only']], [['--only=']]])('refuses %j', (args) => {
    expect(() => chosenGroups(args)).toThrow(UnknownGroupError);
  });
});
