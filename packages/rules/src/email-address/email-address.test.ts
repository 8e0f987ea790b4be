import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailPattern, normaliseEmail } from './email-address.ts';

const wei = 'wei@customer.example';
/** Returns the stored address; undefined if the form refuses the text. */
const kept = (typed: string) => {
  const address = normaliseEmail(typed);
  return emailPattern.test(address) ? address : undefined;
};

const wrapped: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `Wei Ming <${address}>`,
  (address) => `"Ming, Wei" <${address}>`,
  (address) => `"${address}" <${address}>`,
  (address) => `明偉 ＜${address}＞`,
  (address) => `Wei Ming <mailto:${address}>;`,
  (address) => `<${address}>`,
  (address) => `<${address}`,
  (address) => `${address}>`,
  (address) => `mailto:${address}`,
  (address) => `MAILTO:${address}?subject=Hello%20there&cc=mei@customer.example`,
  (address) => `mailto:${address.replace('@', '%40')}`,
  (address) => `  ${address}\n`,
  (address) => `\r\n${address}\r\n`,
  (address) => `${address},`,
  (address) => `, ${address}`,
  (address) => `${address};`,
  (address) => `${address}；`,
  (address) => `${address}，`,
  (address) => `${address}.`,
  (address) => `${address}。`,
  (address) => `${address}、`,
  (address) => `(${address})`,
  (address) => `（${address}）`,
  (address) => `「${address}」`,
  (address) => `[${address}]`,
  (address) => `"${address}"`,
  (address) => `'${address}'`,
  (address) => `“${address}”,`,
  (address) => `‘${address}’`,
  (address) => `:${address}`,
  (address) => `\u202A${address}\u202C`,
  (address) => `\u2066${address}\u2069`,
  (address) => `\u200E${address}\u200F`,
  (address) => `\uFEFF${[...address].join('\u200B')}`,
  (address) => address.replace('@', '\u00AD@\u2060'),
  (address) => address.replace('@', '＠'),
  (address) => address.replace('@', ' @ '),
  (address) => address.replace('@', '@\n'),
  (address) => address.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
];

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/);
const anyAddress = fc
  .tuple(
    fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9._+-]{0,20}$/),
    fc.array(label, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('com', 'example', 'sg', 'xn--p1ai', 'museum'),
  )
  .map(([local, labels, top]) => `${local}@${[...labels, top].join('.')}`);

describe('an address with copied extras', () => {
  test.each(wrapped.map((wrap) => [wrap(wei)]))('extracts the address from %j', (typed) =>
    expect(kept(typed)).toBe(wei),
  );

  test('extracts every valid address from any copied extras', () => {
    fc.assert(
      fc.property(anyAddress, fc.constantFrom(...wrapped), (address, wrap) => {
        expect(kept(wrap(address))).toBe(address);
      }),
    );
  });

  test('extracts an address with nested extras', () => {
    const plain = wrapped.filter((wrap) => !wrap(wei).includes('cc='));
    fc.assert(
      fc.property(anyAddress, fc.constantFrom(...plain), (address, wrap) => {
        expect(kept(`“${wrap(address)}”`)).toBe(address);
        expect(kept(`${wrap(address)} `)).toBe(address);
      }),
    );
  });
});

describe('accepted addresses', () => {
  test.each([
    'mei.ling+news@mail.customer.co.jp',
    "o'brien@customer.example",
    'MEI_LING@CUSTOMER.EXAMPLE',
    'mei..ling.@docomo.example',
    '1@a.sg',
    '陈@例え.テスト',
    'mei@xn--r8jz45g.xn--zckzah',
  ])('accepts the email address %s', (address) => expect(kept(address)).toBe(address));
});

describe('rejected addresses', () => {
  test.each([
    '',
    '@',
    'mei',
    'mei@',
    '@customer.example',
    'mei@customer',
    'mei@customer.',
    'mei@.example',
    'mei@customer..example',
    'mei@-customer.example',
    'mei@customer-.example',
    'mei@customer.e',
    'mei@127.0.0.1',
    'mei@customer,example',
    'mei@customer.example/x',
    'mei ling@customer.example',
    'mei.ling@customer. example',
    'mei@customer.example Tel 9123 4567',
    'mei@customer.example\nThank you',
    '1. mei@customer.example',
    '- mei@customer.example',
    '* mei@customer.example',
    '+mei@customer.example',
    '*mei@customer.example*',
    'Email: mei@customer.example',
    'Mei <mei@customer.example',
    'Mei <mei@customer.example> Ling',
    'mailto:?to=mei@customer.example',
    'mei@customer.example?subject=x',
    'mei@customer.example, wei@customer.example',
    'mei@customer.example;wei@customer.example',
    'mei@customer.example wei@customer.example',
    'mailto:mei@customer.example,wei@customer.example',
    'Mei <mei@customer.example>, Wei <wei@customer.example>',
    'mei@customer.example <wei@customer.example>',
    'mei@wei@customer.example',
    `${'m'.repeat(65)}@customer.example`,
    `mei@customer.example${' '.repeat(1000)}`,
  ])('rejects %j as an email address', (typed) => expect(kept(typed)).toBeUndefined());

  test('rejects two addresses with any text between and around them', () => {
    const between = fc.constantFrom(',', ';', ' ', '\n', ' / ', ' <', '> <', '；', '、', '', ' or ');
    fc.assert(
      fc.property(anyAddress, anyAddress, between, fc.constantFrom(...wrapped), (one, other, middle, wrap) => {
        fc.pre(one.toLowerCase() !== other.toLowerCase() && !wrap(wei).includes('?'));
        expect(kept(`${one}${middle}${wrap(other)}`)).toBeUndefined();
      }),
    );
  });
});

test('accepts only one word, with white space only next to the @', () => {
  const part = fc.constantFrom(
    ...wrapped.map((wrap) => wrap(wei)),
    'mei',
    'x.y',
    '@',
    ' ',
    '\n',
    '.',
    '。',
    ',',
    '<',
    '>',
    '"',
    'mailto:',
    '?',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const typed = parts.join('');
      const address = kept(typed);
      if (address === undefined) return;
      const words = typed
        .normalize('NFKC')
        .replace(/[\p{Default_Ignorable_Code_Point}]/gu, '')
        .replace(/\s*@\s*/g, '@')
        .replaceAll('。', '.')
        .replaceAll('%40', '@')
        .split(/[\s<>?:,;"'`()[\]“”‘’「」、]+/);
      expect(words.map((word) => word.replace(/^\.+|\.+$/g, ''))).toContain(address);
    }),
  );
});

test('normalising an email address twice gives the same text as once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text));
    }),
  );
});
