import { maintenanceUse, warningUse } from '@quayside/rules/internals/metrics/maintenance-use';
import { expect, test } from 'vitest';
import { toMaintenanceScale } from './risk-scale.ts';

const zoneOf = (equity: string, maintenance: string) => {
  const { value, bounds } = toMaintenanceScale(maintenanceUse(equity, maintenance));
  return bounds.find(({ upTo }) => value < upTo)?.zone ?? 'danger';
};

test.each([
  ['calm with an excess of a tenth', '19250', 'calm'],
  ['a warning below an excess of a tenth', '19249.99', 'warning'],
  ['a warning at the maintenance margin', '17500', 'warning'],
  ['danger below the maintenance margin', '17499.99', 'danger'],
  ['danger without equity', '0', 'danger'],
])('the risk gauge shows %s (equity of %s)', (_, equity, zone) => expect(zoneOf(equity, '17500')).toBe(zone));

test('the risk gauge has the threshold of the rules and shows at most 999 %', () => {
  expect(toMaintenanceScale(50).bounds[0]?.upTo).toBeCloseTo(warningUse(), 5);
  expect(toMaintenanceScale(Number.POSITIVE_INFINITY).value).toBe(999);
});
