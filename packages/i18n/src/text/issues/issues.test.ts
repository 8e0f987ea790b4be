import { globSync, readFileSync } from 'node:fs';
import { decideTierChange } from '@quayside/rules/internals/tier';
import { describe, expect, test } from 'vitest';
import { formatIssueValues } from '../../issue-values.ts';
import { languages } from '../../language.ts';
import { TextStore } from '../../text-store.ts';
import { drafts } from '../drafts/drafts.ts';
import { issues } from './issues.ts';

const packages = new URL('../../../../', import.meta.url).pathname;
const sources = globSync('{rules,flow-*}/src/**/*.ts', { cwd: packages }).filter(
  (path) => !path.endsWith('.test.ts') && !path.startsWith('flow-screens/'),
);
const read = (path: string) => readFileSync(`${packages}${path}`, 'utf8');
/** Codes of changes by a migration are not issues. Their texts are in `drafts`. */
const isMigration = (path: string) => /\/(migrations|proof-migration)\.ts$/.test(path);

describe('messages for the issue codes of the rules', () => {
  test.each(
    sources
      .filter((path) => !isMigration(path))
      .map((path) => [path, codesIn(read(path))] as const)
      .filter(([, codes]) => codes.length > 0),
  )('every issue code of %s has a message', (_, codes) =>
    expect(codes.filter((code) => !(code in issues.en || `${code}_other` in issues.en))).toEqual([]),
  );

  test.each(sources.filter(isMigration))('%s has a text for each change of a migration', (path) => {
    const codes = codesIn(read(path));
    expect(codes).not.toEqual([]);
    expect(codes.filter((code) => !(`changed.${code}` in drafts.en))).toEqual([]);
  });

  test('the test finds issue codes in every place of use', () => {
    const found = codesIn(`
      issue(path, 'plain'); advice(within(path, 'field'), 'nested', { most: 5 }); report(path, first === 'no' ? 'one' : 'other');
      refuse('refused', {}); const a = { code: 'named' } as const; const b = { confirm: 'confirmed' }; const c = (code = 'default') => 0;
      text('shape', 66); ticked('box'); z.array(row, 'rows').check(z.minLength(1, 'least')); oneOf(values, 'choice'); oneOf(['no', 'code']); check(path, name, latin, 'last');`);
    expect(found.sort()).toEqual(
      [
        'plain',
        'nested',
        'one',
        'other',
        'refused',
        'named',
        'confirmed',
        'default',
        'shape',
        'box',
        'rows',
        'least',
        'choice',
        'last',
      ].sort(),
    );
  });
});

const specified = [
  ['MSG-02', 'must-agree', 'You must read and agree in order to continue'],
  ['MSG-03', 'required', 'Please fill in the required information'],
  ['MSG-04', 'upload-document', 'Please upload document'],
  ['MSG-05', 'select-country', 'Please select the country'],
  ['MSG-06', 'address-required', 'Please enter the address'],
  ['MSG-07', 'select-document-type', 'Please select the document type'],
  ['MSG-08', 'signature-required', 'Please enter the signature'],
  ['MSG-09', 'signature-mismatch', 'Signature Error'],
  ['MSG-10', 'select-objectives', 'Please select the investment objectives'],
  [
    'MSG-11',
    'cognitive-assessment-required',
    'Please check at least one cognitive assessment option as required by MAS.',
  ],
  ['MSG-12', 'upload-exam-certificate', 'please uploading examination Certificate'],
  ['MSG-13', 'upload-work-experience', 'Please provide relevant work experience proof'],
  ['MSG-14', 'upload-handheld', 'Please upload a photo of your hand holding your ID card'],
  ['MSG-15', 'upload-video', 'Please upload video'],
  ['MSG-16', 'upload-additional-document', 'Please upload additional document'],
  ['MSG-17', 'select-reason', 'Please select the reason'],
  ['MSG-18', 'enter-other-reason', 'Please enter other reasons'],
  ['MSG-19', 'explain-reason', 'Please provide explanation on reason'],
  ['MSG-20', 'tax-number-format', 'Please check the format and length of the tax number'],
  ['MSG-21', 'full-name-required', 'Please enter the FullName'],
  ['MSG-22', 'treaty-risk-required', 'Please determine the trading risk'],
  ['MSG-30', 'face-failed', 'Face does not match.'],
  ['MSG-36', 'account-not-opened', 'Please complete account opening first'],
  ['MSG-37', 'institutional-no-w8', 'Institutional accounts do not need to re-confirm the W-8 form'],
  ['MSG-38', 'us-person', 'We do not accept U.S citizens on this form, please contact our customer services.'],
  [
    'MSG-40',
    'options-needs-margin',
    'Cash account must be upgraded to margin account before applying for the trading permission of US stock options.',
  ],
] as const;

describe('exact messages of the specification', () => {
  test.each(specified)('%s has the message "%s"', (_, code, words) => expect(issues.en[code]).toBe(words));

  test.each([
    ['mobile-required', 'Please fill in the phone number'],
    ['name-required', 'Please fill in the name'],
    ['name-characters', "Please enter a correct name: letters, spaces and ' - . , / @ ( ) only."],
    ['mobile-format', 'Please enter a correct phone number'],
    ['postal-code-format', 'The postal code format is incorrect'],
    ['select-area', 'Please choose an area'],
    ['address-detail-required', 'Please fill in the detailed address'],
  ] as const)('UI-04 %s has the message "%s"', (code, words) => expect(issues.en[code]).toBe(words));

  test('MSG-01 inserts the field label', () => {
    expect(new TextStore('en').translate(issues, 'enter-field', { field: 'occupation' })).toBe(
      'Please enter the occupation',
    );
  });

  test('MSG-35 inserts the limit of the rule', () => {
    const decision = decideTierChange({
      from: 'trader',
      to: 'intel',
      netAssets: '1999.99',
      today: '2026-11-20',
    });
    if (decision.allowed) throw new Error('The change should have been refused.');
    expect(new TextStore('en').translate(issues, decision.code, formatIssueValues(decision.values, 'en'))).toBe(
      'Upgrade condition failed: to upgrade to Intel, net asset of account should be ≥ SGD 2,000',
    );
  });
});

test('MSG-01 has a placeholder for the field in every language', async () => {
  const said = await Promise.all(
    languages.map(async (language) => {
      const store = new TextStore(language);
      await store.load(issues);
      return store.translate(issues, 'enter-field', { field: 'X' });
    }),
  );
  expect(said).toEqual(['Please enter the X', '请输入X', '請輸入X', 'Masukkan X', 'โปรดกรอกX', 'Xを入力してください']);
});

/**
 * Returns the issue codes in a source of the rules: arguments of functions that create issues or shapes, and `code` and
 * `confirm` of decisions.
 */
function codesIn(source: string): string[] {
  const named = [...source.matchAll(/\b(?:code|confirm)(?:: \w+)?(?: =|:) '([a-z][a-z0-9-]*)'/g)].map(
    ([, code = '']) => code,
  );
  return [
    ...new Set([...named, ...calls(source).flatMap(({ name, args }) => codeArguments(name, args).flatMap(literals))]),
  ];
}

/** Returns the arguments of a function that contain a code. */
function codeArguments(name: string, args: readonly string[]): readonly string[] {
  if (/^(issue|advice|report)$/.test(name)) return args.slice(1, 2);
  if (/^(text|ticked|documentId|country|date|refuse|z\.string)$/.test(name)) return args.slice(0, 1);
  return name === 'check' ? args.slice(-1) : args.slice(1);
}

/** Returns the strings that an argument may evaluate to, without those that it compares with. */
const literals = (argument: string): string[] =>
  [...argument.replace(/===? '[^']*'/g, '').matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, code = '']) => code);

function calls(source: string): { name: string; args: string[] }[] {
  const starts =
    /\b(issue|advice|report|refuse|check|text|ticked|documentId|country|date|oneOf|someOf|z\.(?:string|array|minLength|maxLength|regex|enum|literal|uuid))\(/g;
  return [...source.matchAll(starts)].map((match) => ({
    name: match[1] ?? '',
    args: argumentsAt(source, match.index + match[0].length),
  }));
}

/** Returns the arguments between the bracket before `from` and its closing bracket. */
function argumentsAt(source: string, from: number): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of source.slice(from)) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth < 0) break;
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}
