import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closestLanguage } from './closest-language.ts';
import {
  detectLanguage,
  type Language,
  languageNames,
  languageNumbers,
  languageOfBrowser,
  languages,
  parseLanguage,
  pickFromArray,
} from './language.ts';

const language = fc.constantFrom(...languages);

describe('the six languages', () => {
  test.each([
    [1, 'zhCHS', 'zh-Hans'],
    [2, 'zhCHT', 'zh-Hant'],
    [3, 'en', 'en'],
    [4, 'ms', 'ms'],
    [5, 'th', 'th'],
    [6, 'ja', 'ja'],
  ] as const)('LANG-01 number %s is %s', (number, name, code) => {
    expect([languageNumbers[code], languageNames[code]]).toEqual([number, name]);
    expect([parseLanguage(number), parseLanguage(String(number)), parseLanguage(name), parseLanguage(code)]).toEqual([
      code,
      code,
      code,
      code,
    ]);
  });

  test('LANG-01 anything else is no language', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const known = [...languages, ...Object.values(languageNames), '1', '2', '3', '4', '5', '6'].includes(
          text.trim(),
        );
        expect(parseLanguage(text) === undefined).toBe(!known);
      }),
    );
    expect(parseLanguage(undefined)).toBeUndefined();
  });
});

describe('which language a page shows', () => {
  test.each([
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-HK', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hant-SG', 'zh-Hant'],
    ['en-GB', 'en'],
    ['th-TH', 'en'],
    ['ja', 'en'],
  ] as const)('LANG-03 a browser that says %s gives %s', (preference, expected) => {
    expect(languageOfBrowser(preference)).toBe(expected);
  });

  test.each(['en', 'zh-Hans'] as const)(
    'LANG-02 a browser that says nothing gives the default of the edition: %s',
    (editionDefault) => {
      expect(detectLanguage({ browser: undefined, editionDefault })).toBe(editionDefault);
      expect(detectLanguage({ browser: '', editionDefault })).toBe(editionDefault);
    },
  );

  test('LANG-03 the switcher comes before the parameter, the parameter before the browser', () => {
    fc.assert(
      fc.property(language, language, language, (chosen, parameter, editionDefault) => {
        const from = { parameter: languageNumbers[parameter], browser: 'zh-TW', editionDefault };
        expect(detectLanguage({ ...from, chosen })).toBe(chosen);
        expect(detectLanguage(from)).toBe(parameter);
        expect(detectLanguage({ browser: 'zh-TW', editionDefault })).toBe('zh-Hant');
      }),
    );
  });
});

describe('an edition that matches the browser with its own languages', () => {
  const malaysia = ['ms', 'en', 'zh-Hans'] as const;
  test.each([
    ['ms-MY', 'ms'],
    ['en-GB', 'en'],
    ['zh-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hans'],
    ['th-TH', 'ms'],
    ['', 'ms'],
    ['not a tag', 'ms'],
  ] as const)('a browser that says "%s" gives %s', (browser, expected) => {
    expect(detectLanguage({ browser, editionDefault: 'ms', ofBrowser: closestLanguage(malaysia) })).toBe(expected);
  });

  test.each([
    ['th-TH', 'th'],
    ['ja-JP', 'ja'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
  ] as const)('of all languages, %s gives %s', (browser, expected) => {
    expect(closestLanguage(languages)(browser)).toBe(expected);
  });
});

describe('messages in the form of an array', () => {
  const five = ['简', '繁', 'en', 'ms', 'th'];
  test.each([
    ['zh-Hans', '简'],
    ['zh-Hant', '繁'],
    ['en', 'en'],
    ['ms', 'ms'],
    ['th', 'th'],
    ['ja', 'en'],
  ] as const)('LANG-05 %s takes its place in the order, Japanese the English entry', (code: Language, expected) => {
    expect(pickFromArray(five, code)).toBe(expected);
  });

  test('LANG-05 F62 a short array falls back to English, and is never undefined', () => {
    expect(pickFromArray(['简', '繁', 'en'], 'th')).toBe('en');
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        language,
        (messages, code) => typeof pickFromArray(messages, code) === 'string',
      ),
    );
  });
});
