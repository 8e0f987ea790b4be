import type { ContactInfo } from '../../../packages/flow-opening/src/contact-info/rule.ts';
import { computedText, countryName } from '../words.ts';
import type { AnyScreen, ScreenPlan } from './screen.ts';

const contact = 'opening-contact';
const assets = 'opening-assets';

export const contactAndFinanceScreens: readonly ScreenPlan[] = [
  { step: 'contact-info', path: 'sg-contact-info', fill: fillContact },
  { step: 'assets-info', path: 'sg-assets-info', fill: fillAssets },
];

async function fillContact(screen: AnyScreen): Promise<void> {
  const { form, say, person } = screen;
  const { contact: answers } = person;
  await form.text(say(contact, 'mobile'), answers.mobile);
  await form.text(say(contact, 'email.label'), answers.email);
  await fillAddress(screen, say(contact, 'residentialAddress.label'), answers.residentialAddress);
  await form.choose(say(contact, 'mailingSame.label'), say(contact, `mailingSame.${answers.mailingSame}`));
  if (answers.mailingAddress) await fillAddress(screen, say(contact, 'mailingAddress'), answers.mailingAddress);
  if (!answers.differenceReason) return;
  await form.choose(
    say(contact, 'differenceReason.label'),
    say(contact, `differenceReason.${answers.differenceReason}`),
  );
  if (answers.differenceExplanation)
    await form.text(say(contact, 'differenceExplanation'), answers.differenceExplanation);
}

const lineLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  JP: { line1: 'line1.JP', city: 'city.JP', state: 'state.JP' },
  MY: { state: 'state.MY' },
  SG: { line1: 'line1.SG' },
  TH: { line1: 'line1.TH', district: 'district.TH', state: 'state.TH' },
};
const optionalLines = new Set(['line2', 'unit', 'TH postalCode']);

/** Fills in an address. The postal code comes first, because it may fill in other lines. */
async function fillAddress(
  { form, say, person }: AnyScreen,
  label: string,
  { country, postalCode, ...others }: ContactInfo['residentialAddress'],
): Promise<void> {
  const group = form.group(label);
  await group.pick(say('address', 'country'), countryName(country));
  for (const [line, value] of Object.entries({ ...(postalCode ? { postalCode } : {}), ...others })) {
    const plain = say(...computedText('address', lineLabels[country]?.[line] ?? line));
    const optional = optionalLines.has(line) || optionalLines.has(`${country} ${line}`);
    const name = optional ? say('ui-fields', 'optional', { label: plain }) : plain;
    if (line === 'state') await group.pick(name, person.stateName);
    else await group.text(name, value);
  }
}

async function fillAssets({ form, say, person }: AnyScreen): Promise<void> {
  const { assets: answers } = person;
  await form.answer(say(assets, 'employmentStatus'), say('reference', `employmentStatus.${answers.employmentStatus}`));
  if (answers.companyName) {
    await form.text(say(assets, 'companyName'), answers.companyName);
    await form.pick(say(assets, 'industry'), say(...computedText('reference', `industry.${answers.industry}`)));
    await form.pick(say(assets, 'occupation'), say(...computedText('reference', `occupation.${answers.occupation}`)));
    await form.nextPage();
  }
  await form.answer(say(assets, 'education.label'), say(assets, `education.${answers.education}`));
  await form.answer(say(assets, 'englishLevel.label'), say(assets, `englishLevel.${answers.englishLevel}`));
  await form.text(say(assets, 'annualIncome.label'), answers.annualIncome);
  await form.text(say(assets, 'netWorth.label'), answers.netWorth);
  const sources = answers.sourceOfWealth.map((source) => say(assets, `sourceOfWealth.${source}`));
  await form.tickAll(say(assets, 'sourceOfWealth.label'), sources);
  if (answers.otherSourceOfWealth) await form.text(say(assets, 'otherSourceOfWealth'), answers.otherSourceOfWealth);
}
