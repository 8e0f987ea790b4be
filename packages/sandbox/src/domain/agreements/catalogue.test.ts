import { getAgreements } from '@quayside/contract/calls/opening';
import { cfdStatements, futuresStatements, optionsStatements } from '@quayside/flow-derivatives/internals/rules';
import { type Language, languages } from '@quayside/i18n/language';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { sha256 } from '../../kernel/crypto/base64url.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox } from '../../testing/test-sandbox.ts';
import { agreementsInForce, loadAgreement } from './catalogue.ts';

const today = '2026-11-21';
const flows = ['opening', 'options', 'futures', 'cfd'];
const all = flows.flatMap((flow) => agreementsInForce(today, { flow }));
const paragraphs = (one: Awaited<ReturnType<typeof loadAgreement>>) =>
  one.sections.map((section) => section.paragraphs.length);

test('requires the margin agreement only for a margin account, once it is in force', () => {
  const ids = (accountType?: string) => agreementsInForce(today, { flow: 'opening', accountType }).map(({ id }) => id);
  expect(ids('margin')).toContain('margin-agreement');
  expect(ids('cash')).not.toContain('margin-agreement');
  expect(ids()).toContain('margin-agreement');
  expect(agreementsInForce('2026-09-30', { flow: 'opening', accountType: 'margin' })).toEqual([]);
});

test.each<[string, readonly string[]]>([
  ['options', optionsStatements],
  ['futures', futuresStatements],
  ['cfd', cfdStatements],
  ['margin-upgrade', ['margin-agreement']],
  ['w8ben', []],
])('requires only the agreements of the flow %s', (flow, ids) =>
  expect(agreementsInForce(today, { flow }).map(({ id }) => id)).toEqual(ids),
);

test('does not require the agreements of other flows for an opening', () => {
  const asked = agreementsInForce(today, { flow: 'joint' }).map(({ id }) => id);
  expect(asked).toHaveLength(6);
  expect(asked).not.toContain('cfd-agreement');
});

test.each(languages)('has every agreement with all sections in %s', async (language: Language) => {
  for (const version of all) {
    const [english, translated] = [await loadAgreement('en', version), await loadAgreement(language, version)];
    expect(paragraphs(translated)).toEqual(paragraphs(english));
    const texts = translated.sections.flatMap((section) => [section.heading, ...section.paragraphs]);
    for (const text of texts) expect(text).not.toBe('');
    const left = texts.filter((text) => english.sections.some((section) => section.paragraphs.includes(text)));
    expect(left.length).toBe(language === 'en' ? english.sections.flatMap((section) => section.paragraphs).length : 0);
  }
});

test('names the author and the binding language of every agreement', async () => {
  for (const version of all) {
    const { languageOfRecord, source } = await loadAgreement('th', version);
    expect(languageOfRecord).toBe('en');
    expect(source).toMatch(/Example text\. The broker’s counsel replaces it before a release\.$/);
  }
  const form13 = all.find(({ id }) => id === 'futures-form-13');
  expect(form13?.source).toMatch(/^Summary of Form 13, /);
});

test('hashes the agreement without its hash, separately for each language', async () => {
  const hashes = new Set<string>();
  for (const version of all)
    for (const language of languages) {
      const { sha256: hash, ...document } = await loadAgreement(language, version);
      expect(await sha256(canonicalJson(document))).toBe(hash);
      hashes.add(hash);
    }
  expect(hashes.size).toBe(all.length * languages.length);
});

test('shows the customer only the agreements of the account type', { timeout: 30_000 }, async () => {
  const sandbox = await openTestSandbox();
  const nobody = sandbox.client();
  expect(await nobody.call(getAgreements, { language: 'ja' })).toHaveLength(6);
  const opening = await TestOpening.start(await sandbox.customer());
  await opening.save('select-account-type', { accountType: 'cash' });
  const shown = await opening.client.call(getAgreements, { language: 'th' });
  expect(shown.map(({ id }) => id)).not.toContain('margin-agreement');
  expect(new Set(shown.map(({ language }) => language))).toEqual(new Set(['th']));
  await sandbox.close();
});
