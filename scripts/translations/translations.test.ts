import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../packages/i18n/src/language.ts';
import { exportXliff, importUnits } from './exchange.ts';
import { findTextLimit } from './limits.ts';
import { formatTexts, readTexts, textFilePath, textGroups } from './packs.ts';
import { findTextPlaces } from './places.ts';
import { staleKeys } from './stale.ts';
import { readXliff, writeXliff, XliffError } from './xliff.ts';

const root = join(import.meta.dirname, '../..');

describe('XLIFF', () => {
  test.each(languages)(
    'importing an exported XLIFF file restores the text files of the language %s',
    { tags: ['night'] },
    (language) => {
      const { units } = readXliff(exportXliff(language, []));
      const receiver = {
        packOf: (group: string) => Object.fromEntries(Object.keys(readTexts(group, language)).map((key) => [key, ''])),
        englishOf: (group: string) => readTexts(group, 'en'),
        limitOf: () => undefined,
      };
      const { packs, problems } = importUnits(receiver, units);
      expect(problems).toEqual([]);
      for (const group of textGroups()) {
        const file = readFileSync(join(root, textFilePath(group, language)), 'utf8');
        expect(formatTexts(packs.get(group) ?? {}), group).toBe(file);
      }
    },
  );

  test.each([
    ' spaces ',
    'a < b && c > d',
    '“quotes” "plain" &amp; \u00a0',
    '{{count}} 份文件\nsecond line',
    ']]>',
    '0012',
  ])('reading a written XLIFF file restores the text %j', (text) => {
    const units = [{ key: 'any_other', source: text, target: text, isStale: false, notes: [] }];
    const read = readXliff(writeXliff('th', [{ name: 'group', notes: [], units }]));
    expect(read).toEqual({ language: 'th', units: [{ group: 'group', key: 'any_other', source: text, target: text }] });
  });

  test('an exported XLIFF file describes a text, names the files that use it, and marks a text whose English has changed', () => {
    const written = exportXliff('th', [{ language: 'th', group: 'opening-contact', key: 'heading' }]);
    expect(written).toContain('<note category="location">packages/flow-opening/src/contact-info/');
    const unit = /<unit id="heading" name="opening-contact\/heading"[\s\S]*?<\/unit>/.exec(written)?.[0];
    expect(unit).toContain('<note category="description">A heading.</note>');
    expect(unit).toContain('<segment state="initial">');
  });

  test('an XLIFF file for Weblate states the length limit of a text in the attributes of XLIFF and of Weblate', () => {
    const units = [{ key: 'a', source: 'A', target: 'ก', isStale: false, notes: [], limit: 58 }];
    const written = writeXliff('th', [{ name: 'g', notes: [], units }], { weblate: true });
    expect(written).toContain('<unit id="a" name="g/a" slr:sizeRestriction="58">');
    expect(written).toContain('<segment weblate-flags="max-length:58" state="final">');
    expect(readXliff(written).units).toHaveLength(1);
  });

  test('readXliff throws XliffError for a file that is not XLIFF', () => {
    expect(() => readXliff('<html lang="en"></html>')).toThrow(XliffError);
  });
});

describe('importUnits', () => {
  const pack = { changed: 'After', days: '{{count}} days', short: 'Save' };
  const receiver = {
    packOf: () => pack,
    englishOf: (group: string) => (group === 'g' ? pack : undefined),
    limitOf: () => 15,
  };

  test.each([
    ['gone', 'Gone', 'x', 'does not exist'],
    ['changed', 'Before', 'x', 'its English has changed since the export: export it again'],
    ['days', '{{count}} days', 'วัน', 'lacks {{count}}'],
    ['short', 'Save', 'Save {{what}}', 'has the unknown placeholder {{what}}'],
    ['short', 'Save', 'บันทึกคำตอบของคุณ', 'has 17 characters, 15 at most'],
  ])(
    'importUnits refuses the text "%s" with the English "%s" and the translation "%s"',
    (key, source, target, problem) => {
      const { packs, problems } = importUnits(receiver, [{ group: 'g', key, source, target }]);
      expect([packs.size, problems]).toEqual([0, [`g/${key}: ${problem}`]]);
    },
  );

  test('importUnits refuses an unknown group, and accepts a text of the maximum length', () => {
    const units = [
      { group: 'other', key: 'short', source: 'Save', target: 'x' },
      { group: 'g', key: 'short', source: 'Save', target: 'x'.repeat(15) },
      { group: 'g', key: 'days', source: '{{count}} days', target: '{{count}} วัน' },
    ];
    const { packs, problems } = importUnits(receiver, units);
    expect(problems).toEqual(['other/short: does not exist']);
    expect(packs.get('g')).toEqual({ ...pack, short: 'x'.repeat(15), days: '{{count}} วัน' });
  });
});

test('staleKeys returns keys whose English has changed and whose translation has not', () => {
  const english = {
    before: { days_one: 'One', days_other: 'Days', save: 'Save' },
    now: { days_one: 'One', days_other: 'Working days', save: 'Save', added: 'Added' },
  };
  const before = { days_other: 'วัน', save: 'บันทึก' };
  expect(staleKeys(english, { before, now: { ...before, added: 'เพิ่ม' } })).toEqual(['days']);
  expect(staleKeys(english, { before, now: { ...before, days_other: 'วันทำการ' } })).toEqual([]);
});

test('findTextPlaces returns the narrowest place of a text, and a story that shows it', () => {
  const places = findTextPlaces([
    ['a', { shown: { 'flow/next': 'button', 'home/title': 'heading' }, askedFor: ['home/said'] }],
    ['b', { shown: { 'home/title': 'bar' }, askedFor: ['home/title'] }],
  ]);
  expect(Object.fromEntries(places)).toEqual({
    'flow/next': { kind: 'button', story: 'a' },
    'home/title': { kind: 'bar', story: 'a' },
    'home/said': { kind: 'sentence', story: 'a' },
  });
});

test('findTextLimit returns a limit for the place and the script', () => {
  const button = { kind: 'button', story: 'a' } as const;
  expect(findTextLimit('flow/continue', button, 'en')).toBe(58);
  expect(findTextLimit('flow/continue', button, 'ja')).toBe(30);
  expect(findTextLimit('flow/continue', undefined, 'ja')).toBeUndefined();
});
