import { expect, test } from 'vitest';
import { formatGreetingName } from './greeted-name.ts';

test.each([
  ['LIM WEI MING', 'Lim Wei Ming'],
  ['SITI BINTE AHMAD', 'Siti Binte Ahmad'],
  ["SEAN O'BRIEN-TAN", "Sean O'Brien-Tan"],
  ['Nguyễn THỊ Mai', 'Nguyễn THỊ Mai'],
  ['ŁUCJA ÖZ', 'Łucja Öz'],
  ['林伟明', '林伟明'],
  ['', ''],
])('formats the name %s for a greeting as %s', (name, greeted) => expect(formatGreetingName(name)).toBe(greeted));
