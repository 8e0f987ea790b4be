import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../language.ts';
import { readTexts as textsIn } from '../../testing/text-folders/text-folders.ts';

/** Words for an obligation, by language. */
const obliges: Readonly<Record<Language, RegExp>> = {
  en: /\b(must|have to|has to|required|need to|needs to)\b/i,
  'zh-Hans': /须|必需|务必|一定要/,
  'zh-Hant': /須|必需|務必|一定要/,
  ms: /\b(mesti(lah)?|wajib|hendaklah|perlu(lah)?|dikehendaki)\b/i,
  th: /(?<!ถูก)(?<!ไม่(?:จำเป็น)?)ต้อง(?!การ)/,
  ja: /必要があります|必要がありました|なければなりません|必須/,
};

const packages = join(import.meta.dirname, '../../../..');

/** Codes that the rules raise as advice. The customer can continue despite them. */
const adviceCodes = globSync('{rules,flow-*}/src/**/*.ts', { cwd: packages })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(packages, file), 'utf8').matchAll(/\badvice\(([^;]*?)\)/g)])
  .flatMap(([, called = '']) => [...called.matchAll(/'([a-z][a-z0-9-]+)'/g)].map(([, code = '']) => code));

/** Fields that may stay empty, with their texts. */
const optional: readonly (readonly [group: string, key: RegExp])[] = [
  ['opening-base', /^pinyinName\./],
  ['opening-documents', /^(supplementary|expiresOn)\./],
  ['opening-requests', /^explanation$/],
  ['w8ben', /^usTaxNumber\.hint$/],
  ['address', /^(line2|unit\.)/],
];

describe.each(languages)('obligation in messages in %s', (language) => {
  test('does not describe advice as an obligation', () => {
    const issues = textsIn('issues', language);
    const codes = new Set(adviceCodes);
    const advised = Object.entries(issues).filter(([key]) => codes.has(key.replace(/_(one|other)$/, '')));
    expect(advised.length, 'texts of advice').toBeGreaterThan(12);
    expect(advised.filter(([, text]) => obliges[language].test(text))).toEqual([]);
  });

  test('does not describe an optional field as required', () => {
    const found = optional.flatMap(([group, key]) =>
      Object.entries(textsIn(group, language)).filter(([name]) => key.test(name)),
    );
    expect(found.length, 'texts of optional fields').toBeGreaterThan(8);
    expect(found.filter(([, text]) => obliges[language].test(text))).toEqual([]);
  });
});
