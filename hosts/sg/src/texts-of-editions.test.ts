import { describe, expect, test } from 'vitest';
import { languages } from '../../../packages/i18n/src/language.ts';
import { readTexts as messagesOf, textGroups } from '../../../packages/i18n/src/testing/text-folders/text-folders.ts';
import { editionNames } from '../../../packages/platform/src/app-type.ts';
import { getEditions } from '../../../packages/sandbox/src/domain/ports/editions.ts';
import { findEdition } from '../../../scripts/services/launched-app.ts';

/** The texts that name Singapore although every app shows them, each with the reason why it is true there. */
const trueBecause: Readonly<Record<string, string>> = {
  'countries/SG': 'the country',
  'issues/postal-code-sector': 'of an address there',
  'issues/mobile-format-singapore': 'of a number there',
  'issues/employer-is-regulated': 'the broker is supervised by MAS',
  'opening-requests/currency.SGD': 'the currency',
  'home/licence': 'the broker is licensed there',
  'w8ben/treatyBenefits.whyText': 'the countries without a treaty',
  'opening-base/type.nric': 'the document; shown where it is taken',
  'opening-choices/choose.digital-id.text_one': 'shown where the digital ID is offered',
  'opening-choices/choose.digital-id.text_other': 'shown where the digital ID is offered',
  'opening-choices/ways.digital-id.who': 'shown where the digital ID is offered',
  'opening-person/item.uinfin': 'shown where the digital ID is offered',
  'opening-person/more.taxPlace.both': 'shown where the digital ID is offered',
  'opening-person/more.taxPlace.singapore': 'shown where the digital ID is offered',
  'issues/cognitive-assessment-required': 'the broker is supervised by MAS (MSG of the specification)',
  'derivative-intro/need.assessment': 'the broker is supervised by MAS, and the text says so',
  'trading-experience/cognitiveAssessment.whyText': 'the broker is supervised by MAS, and the text says so',
  'trading-experience/regulatedEmployee.label': 'the broker is supervised by MAS',
  'opening-outcome/no-employer-consent.rule': 'the broker is supervised by MAS',
  'drafts/changed.employer-consent': 'the broker is supervised by MAS',
  'opening-assets/annualIncome.whyText': 'the broker is licensed in Singapore, and the text says so',
  'opening-base/tax.whyText_one': 'the broker is licensed in Singapore, and the text says so',
  'opening-base/tax.whyText_other': 'the broker is licensed in Singapore, and the text says so',
  'trust/regulated': 'the broker is supervised by MAS, and the text says so',
  'opening-outcome/under-age.rule': 'the contract is under the law of Singapore, and the text says so',
};

describe('texts about Singapore', () => {
  const naming = textGroups
    .flatMap((group) =>
      Object.entries(messagesOf(group, 'en')).map(([key, text]) => [`${group}/${key}`, text] as const),
    )
    .filter(([, text]) => /singapore|singpass|\bMAS\b|\bSGD\b|\bNRIC\b/i.test(text));

  test('texts that name Singapore are true in every app that shows them, or belong to one edition', () => {
    const unexplained = naming.map(([key]) => key).filter((key) => !/[.](sg|hk|mainland|pro)(_one|_other)?$/.test(key));
    expect(unexplained.toSorted()).toEqual(Object.keys(trueBecause).toSorted());
  });

  test('texts that name Singapore as the broker’s country mention the broker', () => {
    for (const [key, text] of naming.filter(([name]) => trueBecause[name]?.endsWith('says so')))
      expect(text, key).toMatch(/We’re licensed in Singapore|our regulator|which applies to this contract/);
  });
});

/** The phrase in each language by which home says that the app accepts national IDs of other countries. */
const nationalIds: Readonly<Record<string, RegExp>> = {
  en: /national ID/,
  'zh-Hans': /其他国籍/,
  'zh-Hant': /其他國籍/,
  ms: /Warganegara lain/,
  th: /สัญชาติอื่น/,
  ja: /その他の国籍/,
};

describe.each(editionNames)('home of %s', (name) => {
  const { capabilities } = findEdition(name);

  test.each(languages)('home in %s names only documents that the app accepts', (language) => {
    const home = messagesOf('home', language);
    const who = `${home[`who.first.${name}`]} ${home[`who.others.${name}`]}`;
    const takes = (type: (typeof capabilities.documentTypes)[number]) => capabilities.documentTypes.includes(type);
    expect(takes('nric') || !who.includes('NRIC'), who).toBe(true);
    expect(takes('mykad') || !(nationalIds[language] ?? /^$/).test(who), who).toBe(true);
  });

  test('home names its market and its main customers first', () => {
    const home = messagesOf('home', 'en');
    expect(/Singapore|Hong Kong|US/.exec(home[`lead.${name}`] ?? '')?.[0]).toBe(
      { sg: 'Singapore', hk: 'Hong Kong', mainland: 'Hong Kong', pro: 'US' }[name],
    );
    const first = home[`who.first.${name}`] ?? '';
    expect(/Singapore|Hong Kong|Mainland|most nationalities/.exec(first)?.[0]).toBe(
      { sg: 'Singapore', hk: 'Hong Kong', mainland: 'Mainland', pro: 'most nationalities' }[name],
    );
  });
});

test('the example phone number is of the app’s country', () => {
  const codes: Readonly<Record<string, string>> = { sg: '+65', hk: '+852', mainland: '+86', pro: '+65' };
  for (const [name, { service }] of Object.entries(getEditions({ editions: {} })))
    expect(service.phone, name).toMatch(new RegExp(`^\\${codes[name]} `));
});
