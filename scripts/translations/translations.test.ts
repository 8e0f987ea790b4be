import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../packages/i18n/src/language.ts';
import { exporterOf, importInto } from './exchange.ts';
import { limitOf } from './limits.ts';
import { groupsIn, packPath, packText, readPack } from './packs.ts';
import { readPlaces } from './places.ts';
import { type Packs, recordOf, staleOf } from './sources.ts';
import { readXliff, writeXliff, XliffError } from './xliff.ts';

const root = join(import.meta.dirname, '../..');
const exportOf = exporterOf(root);
const places = readPlaces(root);
const english = (group: string) => (groupsIn(root).includes(group) ? readPack(root, group, 'en') : undefined);
const emptied = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(messages).map((key) => [key, '']));

describe('the exchange with translators', () => {
  test.each(languages)('%s comes back from XLIFF as identical files', { tags: ['night'] }, (language) => {
    const { units } = readXliff(exportOf(language, []));
    const packOf = (group: string) => emptied(readPack(root, group, language));
    const mostOf = (group: string, key: string) => limitOf(places, group, key, language);
    const { packs, problems } = importInto({ packOf, englishOf: english, limitOf: mostOf }, units);
    expect(problems).toEqual([]);
    for (const group of groupsIn(root)) {
      const file = readFileSync(join(root, packPath(group, language)), 'utf8');
      expect(packText(packs.get(group) ?? {}), group).toBe(file);
    }
  });

  test.each([
    ' spaces ',
    'a < b && c > d',
    '“quotes” "plain" &amp; \u00a0',
    '{{count}} 份文件\nsecond line',
    ']]>',
    '0012',
  ])('any text survives: %j', (text) => {
    const units = [{ key: 'any_other', source: text, target: text, isStale: false, notes: [] }];
    const read = readXliff(writeXliff('th', [{ name: 'group', notes: [], units }]));
    expect(read).toEqual({ language: 'th', units: [{ group: 'group', key: 'any_other', source: text, target: text }] });
  });

  test('a unit says what its text is for, which screens use it and whether its English has changed', () => {
    const written = exportOf('th', [{ language: 'th', group: 'opening-contact', key: 'heading' }]);
    const unit = /<unit id="heading" name="opening-contact\/heading" [\s\S]*?<\/unit>/.exec(written)?.[0];
    expect(unit).toContain('<note category="description">A heading.</note>');
    expect(unit).toContain('<note category="location">packages/flow-opening/src/contact-info/');
    expect(unit).toContain('<note category="story">?path=/story/screens-');
    expect(unit).toContain('<note category="picture">pictures/en/screens-');
    expect(unit).toMatch(/^<unit id="heading" name="opening-contact\/heading" slr:sizeRestriction="\d+">/);
    expect(unit).toContain('<segment state="initial">');
  });

  test('Weblate gets limits in its own attribute, and an import reads past it', () => {
    const written = exportOf('th', [], { weblate: true });
    expect(written).toMatch(/<segment weblate-flags="max-length:\d+" state="final">/);
    expect(readXliff(written)).toEqual(readXliff(exportOf('th', [])));
  });

  const pack = { changed: 'After', days: '{{count}} days', short: 'Save' };
  const receiving = {
    packOf: () => pack,
    englishOf: (group: string) => (group === 'g' ? pack : undefined),
    limitOf: () => 15,
  };

  test.each([
    ['gone', 'Gone', 'x', 'is no text of ours'],
    ['changed', 'Before', 'x', 'its English has changed since the export: export it again'],
    ['days', '{{count}} days', 'วัน', 'lacks {{count}}'],
    ['days', '{{count}} days', '{{days}} วัน', 'lacks {{count}} and has {{days}}, which nothing fills'],
    ['short', 'Save', 'Save {{what}}', 'has {{what}}, which nothing fills'],
    ['short', 'Save', 'บันทึกคำตอบของคุณ', 'has 17 characters, 15 at most'],
  ])('refuses %s: %s → %s', (key, source, target, problem) => {
    const { packs, problems } = importInto(receiving, [{ group: 'g', key, source, target }]);
    expect([packs.size, problems]).toEqual([0, [`g/${key}: ${problem}`]]);
  });

  test('refuses a group that we do not have, and takes a text as long as its limit', () => {
    const units = [
      { group: 'other', key: 'short', source: 'Save', target: 'x' },
      { group: 'g', key: 'short', source: 'Save', target: 'x'.repeat(15) },
      { group: 'g', key: 'days', source: '{{count}} days', target: '{{count}} วัน' },
    ];
    const { packs, problems } = importInto(receiving, units);
    expect(problems).toEqual(['other/short: is no text of ours']);
    expect(packs.get('g')).toEqual({ ...pack, short: 'x'.repeat(15), days: '{{count}} วัน' });
  });

  test('refuses what is no XLIFF 2', () => {
    expect(() => readXliff('<html lang="en"></html>')).toThrow(XliffError);
  });
});

describe('translations of older English', () => {
  const packs = (en: string, th: string): Packs => {
    const same = { days_other: 'same' };
    return {
      en: { days_one: 'One', days_other: en },
      'zh-Hans': same,
      'zh-Hant': same,
      ms: same,
      th: { days_other: th },
      ja: same,
    };
  };
  const before = recordOf(packs('Days', 'วัน'));
  const staleLanguages = (now: Packs, lines = before) => staleOf('g', now, lines).map(({ language }) => language);

  test('are stale until they change too', () => {
    expect(staleLanguages(packs('Days', 'วัน'))).toEqual([]);
    expect(staleLanguages(packs('Working days', 'วันทำการ'))).toEqual(['zh-Hans', 'zh-Hant', 'ms', 'ja']);
    expect(staleLanguages({ ...packs('Days', 'วัน'), en: { days_one: 'A day', days_other: 'Days' } })).toHaveLength(5);
  });

  test('stay stale when they are recorded, unless a reviewer says that they hold', () => {
    const now = packs('Working days', 'วันทำการ');
    expect(staleLanguages(now, recordOf(now, before))).toEqual(['zh-Hans', 'zh-Hant', 'ms', 'ja']);
    expect(
      staleLanguages(
        now,
        recordOf(now, before, (language) => language !== 'ja'),
      ),
    ).toEqual(['ja']);
  });
});
