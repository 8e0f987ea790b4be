import { describe, expect, test } from 'vitest';
import type { Criterion, Results } from './acr.ts';
import { conformance } from './page.ts';

const flow = 'Opening an account';
const byTest: Criterion = { id: '2.5.7', name: 'Dragging Movements', level: 'AA', tests: ['e2e/a.spec.ts: drags'] };
const byPerson: Criterion = { id: '1.3.3', name: 'Sensory Characteristics', level: 'A', person: 'Each instruction.' };
const byAxe: Criterion = { id: '4.1.2', name: 'Name, Role, Value', level: 'A' };
const results: Results = {
  day: '2026-11-23',
  flows: { [flow]: { stories: 3, failed: 0, violations: {}, undecided: { 'aria-hidden-focus': 2 } } },
  tests: { 'e2e/a.spec.ts: drags': 'passed' },
};
const levelOf = (criterion: Criterion, changed: Partial<Results> = {}) =>
  conformance(criterion, flow, { ...results, ...changed }, []).level;

describe('the level of a criterion', () => {
  test('is that of its tests', () => {
    expect(levelOf(byTest)).toBe('Supports');
    expect(levelOf(byTest, { tests: { 'e2e/a.spec.ts: drags': 'failed' } })).toBe('Does not support');
    expect(levelOf(byTest, { tests: { 'e2e/a.spec.ts: drags': 'not run' } })).toBe('Does not support');
  });

  test('is that of axe in the stories of the flow, and says what axe left open', () => {
    const broken = { [flow]: { stories: 3, failed: 1, violations: { 'button-name': 1 }, undecided: {} } };
    expect(levelOf(byAxe, { flows: broken })).toBe('Does not support');
    expect(conformance(byAxe, flow, results, [])).toEqual({
      level: 'Supports',
      remark: 'axe in 3 stories; axe left aria-hidden-focus open in 2 stories',
    });
  });

  test('is open until a person has looked, and then what they found', () => {
    const check = {
      criterion: '1.3.3',
      flow,
      day: '2026-12-01',
      by: 'an auditor',
      with: 'TalkBack 15',
      found: 'nothing',
    };
    expect(levelOf(byPerson)).toBe('Not evaluated');
    expect(levelOf({ ...byTest, person: 'Each drag.' })).toBe('Supports by machine');
    expect(conformance(byPerson, flow, results, [check])).toEqual({
      level: 'Supports',
      remark: 'a person (an auditor, TalkBack 15) on 2026-12-01: nothing',
    });
    expect(conformance(byPerson, flow, results, [{ ...check, found: '“the red field”' }]).level).toBe(
      'Does not support',
    );
  });

  test('claims nothing by a test of another flow', () => {
    const walked: Criterion = { ...byTest, tests: ['e2e/keyboard.spec.ts: by keyboard only'] };
    expect(conformance(walked, 'W-8BEN', results, [])).toEqual({
      level: 'Not evaluated',
      remark: 'not tried in this flow: e2e/keyboard.spec.ts',
    });
  });
});
