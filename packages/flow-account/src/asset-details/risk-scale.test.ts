import { maintenanceUse, warningUse } from '@quayside/rules/internals/metrics/maintenance-use';
import { expect, test } from 'vitest';
import { scaleOfUse } from './risk-scale.ts';

const zoneOf = (equity: string, maintenance: string) => {
  const { value, bounds } = scaleOfUse(maintenanceUse(equity, maintenance));
  return bounds.find(({ upTo }) => value < upTo)?.zone ?? 'danger';
};

test.each([
  ['an excess of a tenth is no warning yet', '19250', 'calm'],
  ['a cent less is one', '19249.99', 'warning'],
  ['the maintenance margin itself is no margin call', '17500', 'warning'],
  ['a cent less is one', '17499.99', 'danger'],
  ['nothing is left', '0', 'danger'],
])('%s: equity of %s', (_, equity, zone) => expect(zoneOf(equity, '17500')).toBe(zone));

test('uses the zones of the rule and labels values beyond the scale', () => {
  expect(scaleOfUse(50).bounds[0]?.upTo).toBeCloseTo(warningUse(), 5);
  expect(scaleOfUse(Number.POSITIVE_INFINITY).value).toBe(999);
});
