import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  detectLanguage,
  type Language,
  languageFromBrowser,
  languageFromPreferences,
  languageNames,
  languageNumbers,
  languages,
  parseAcceptLanguage,
  parseLanguage,
  pickFromArray,
} from './language.ts';

const language = fc.constantFrom(...languages);

describe('language ids', () => {
  test.each([
    [1, 'zhCHS', 'zh-Hans'],
    [2, 'zhCHT', 'zh-Hant'],
    [3, 'en', 'en'],
    [4, 'ms', 'ms'],
    [5, 'th', 'th'],
    [6, 'ja', 'ja'],
  ] as const)('LANG-01 parses the language number %s as %s', (number, name, code) => {
    expect([languageNumbers[code], languageNames[code]]).toEqual([number, name]);
    expect([parseLanguage(number), parseLanguage(String(number)), parseLanguage(name), parseLanguage(code)]).toEqual([
      code,
      code,
      code,
      code,
    ]);
  });

  test('LANG-01 rejects any other language', () => {
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

describe('language of a page', () => {
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
  ] as const)('LANG-03 maps the browser language %s to %s', (preference, expected) => {
    expect(languageFromBrowser(preference)).toBe(expected);
  });

  test.each(['en', 'zh-Hans'] as const)(
    'LANG-02 uses the default of the edition for a browser without languages: %s',
    (editionDefault) => {
      expect(detectLanguage({ browser: undefined, editionDefault })).toBe(editionDefault);
      expect(detectLanguage({ browser: '', editionDefault })).toBe(editionDefault);
    },
  );

  test('LANG-03 prefers the switcher to the parameter and the parameter to the browser', () => {
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

describe('browser languages that the edition offers', () => {
  test.each<[readonly string[], Language | undefined]>([
    [['ja'], 'ja'],
    [['ja-JP', 'ja', 'en-US', 'en'], 'ja'],
    [['ja-Latn'], 'ja'],
    [['th-TH-u-ca-buddhist'], 'th'],
    [['TH'], 'th'],
    [['th_TH.UTF-8'], 'th'],
    [['ms-MY'], 'ms'],
    [['ms-Arab-BN'], 'ms'],
    [['ms-SG', 'zh-SG'], 'ms'],
    [['en-US@posix'], 'en'],
    [['en-US-u-va-posix'], 'en'],
    [['zh'], 'zh-Hans'],
    [['zh-SG'], 'zh-Hans'],
    [['zh-CN', 'ja'], 'zh-Hans'],
    [['zh-Hant'], 'zh-Hant'],
    [['zh-Hant-HK'], 'zh-Hant'],
    [['zh-Hans-HK'], 'zh-Hans'],
    [['zh_TW'], 'zh-Hant'],
    [['zh-MO'], 'zh-Hant'],
    [['fr-FR', 'th-TH', 'en'], 'th'],
    [['en-GB', 'ja'], 'en'],
    [['fr', 'de'], 'en'],
    [['id-ID'], 'en'],
    [['in', 'ms'], 'ms'],
    [['jam'], 'en'],
    [['the'], 'en'],
    [['msa'], 'en'],
    [['thai', 'japanese'], 'en'],
    [['C'], 'en'],
    [['C', 'ja_JP.eucJP'], 'ja'],
    [['*', 'ms'], 'ms'],
    [['not a tag'], 'en'],
    [['', ' ', 'th'], 'th'],
    [['', ' '], undefined],
    [[], undefined],
  ])('LANG-03 maps the preferences %j to %s', (preferences, expected) => {
    expect(languageFromPreferences(preferences)).toBe(expected);
  });

  const malaysia = ['ms', 'en', 'zh-Hans'] as const;
  test.each<[readonly string[], Language]>([
    [['zh-TW'], 'zh-Hans'],
    [['ja-JP', 'zh-HK'], 'zh-Hans'],
    [['ja-JP', 'ms'], 'ms'],
    [['th-TH'], 'en'],
    [[], 'ms'],
  ])(
    'for the preferences %j and the offered languages Malay, English and simplified Chinese, selects %s',
    (preferences, expected) => {
      expect(detectLanguage({ preferences, offered: malaysia, editionDefault: 'ms' })).toBe(expected);
    },
  );

  const tagOf = (own: Language) =>
    fc
      .tuple(fc.constantFrom('', '-Latn', '-Thai', '-Jpan'), fc.constantFrom('', '-SG', '-MY', '-TH', '-JP', '-US'))
      .map(([script, region]) => (own.startsWith('zh') ? own : own + script) + region);
  const foreign = fc.constantFrom('fr', 'id-ID', 'ta-SG', 'fil', 'vi-VN', 'ko-KR', 'C', '*', 'x-klingon', '');

  test('selects the first offered language, in any case and spelling', () => {
    fc.assert(
      fc.property(
        fc.array(foreign),
        language.chain((own) => fc.tuple(fc.constant(own), tagOf(own))),
        fc.array(fc.oneof(foreign, language)),
        fc.constantFrom<(tag: string) => string>(
          String,
          (tag) => tag.toUpperCase(),
          (tag) => tag.replaceAll('-', '_'),
          (tag) => ` ${tag}`,
          (tag) => `${tag}-u-ca-buddhist`,
        ),
        (before, [own, tag], after, spelled) => {
          expect(languageFromPreferences([...before, spelled(tag), ...after])).toBe(own);
        },
      ),
    );
  });

  test('maps an unknown language to English and no language to undefined', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.subarray([...languages]), (preferences, offered) => {
        const found = languageFromPreferences(preferences, offered);
        expect(found === undefined).toBe(preferences.every((one) => one.trim() === ''));
        expect(found === undefined || found === 'en' || offered.includes(found)).toBe(true);
      }),
    );
  });

  test('prefers the link and the switcher to the browser languages', () => {
    const from = { preferences: ['ja'], editionDefault: 'en' } as const;
    expect(detectLanguage(from)).toBe('ja');
    expect(detectLanguage({ ...from, parameter: '5' })).toBe('th');
    expect(detectLanguage({ ...from, parameter: '5', chosen: 'ms' })).toBe('ms');
    expect(detectLanguage({ browser: 'ja', editionDefault: 'zh-Hans' })).toBe('en');
  });
});

describe('an Accept-Language header', () => {
  test.each<[string | null | undefined, readonly string[]]>([
    ['ja-JP,ja;q=0.9,en-US;q=0.8', ['ja-JP', 'ja', 'en-US']],
    ['en;q=0.5, th', ['th', 'en']],
    ['en;q=0.5, ms;q=0.5', ['en', 'ms']],
    ['ja; Q=0.3,th ;q=0.4', ['th', 'ja']],
    ['ja;q=0, en', ['en']],
    ['ja;q=x, en', ['en']],
    ['*', []],
    ['*;q=0.1, ja', ['ja']],
    [', ,', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('parses the header %s as %j', (header, expected) => {
    expect(parseAcceptLanguage(header)).toEqual(expected);
  });

  test('selects the same language in the browser and on the server', () => {
    const tag = fc.constantFrom('ja-JP', 'th-TH', 'ms-MY', 'zh-Hant-HK', 'zh-SG', 'fr-FR', 'id-ID', 'en-US', 'C');
    fc.assert(
      fc.property(fc.uniqueArray(tag, { maxLength: 10 }), (preferences) => {
        const header = preferences
          .map((one, at) => (at === 0 ? one : `${one};q=${(1 - at / 10).toFixed(1)}`))
          .join(',');
        expect(languageFromPreferences(parseAcceptLanguage(header))).toBe(languageFromPreferences(preferences));
      }),
    );
  });
});

describe('messages in an array', () => {
  const five = ['简', '繁', 'en', 'ms', 'th'];
  test.each([
    ['zh-Hans', '简'],
    ['zh-Hant', '繁'],
    ['en', 'en'],
    ['ms', 'ms'],
    ['th', 'th'],
    ['ja', 'en'],
  ] as const)('LANG-05 returns the entry of %s, and the English entry for Japanese', (code: Language, expected) => {
    expect(pickFromArray(five, code)).toBe(expected);
  });

  test('LANG-05 F62 falls back to English for a short array', () => {
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
