import { hasLatinName } from '../../../packages/flow-opening/src/identity/latin-name.ts';
import { computedText, countryName } from '../words.ts';
import { fillIdentityDocument } from './identity-document.ts';
import type { AnyScreen, ScreenPlan } from './screen.ts';

const choices = 'opening-choices';
const base = 'opening-base';

export const identityScreens: readonly ScreenPlan[] = [
  {
    step: 'choose',
    path: 'sg-choose',
    fill: async () => undefined,
    goOn: ({ form, say }) => form.answer(say(choices, 'choose.label'), say(choices, 'choose.manual.label')),
  },
  { step: 'choose-tip', path: 'sg-choose-tip', fill: async () => undefined },
  { step: 'submit-photo', path: 'sg-submit-photo', fill: fillIdentityDocument },
  { step: 'base-info', path: 'sg-base-info', fill: fillBaseInfo },
];

/** Fills in the basic information. The step of the photo has already asked for nationality and document type. */
async function fillBaseInfo(screen: AnyScreen): Promise<void> {
  const { form, say, person } = screen;
  const { base: answers } = person;
  await form.text(say(base, 'documentNumber.label'), answers.documentNumber);
  await form.text(say(base, 'fullName.label'), answers.fullName);
  await fillNameOnId(screen);
  await form.date(say(base, 'dateOfBirth'), answers.dateOfBirth);
  await form.choose(say(base, 'gender.label'), say(base, `gender.${answers.gender}`));
  for (const [index, row] of answers.taxResidencies.entries()) {
    if (index > 0) await form.press(say(base, 'tax.add'));
    await fillTaxResidency(screen, index, row);
  }
}

/** Fills in the name on the document. A document with Latin letters copies the full name until the customer asks for another. */
async function fillNameOnId({ form, say, person }: AnyScreen): Promise<void> {
  const { documentType, fullName, nameOnId } = person.base;
  const isCopied = hasLatinName(documentType);
  if (isCopied && nameOnId === fullName) return;
  if (isCopied) await form.press(say(base, 'nameOnId.other'));
  await form.text(say(base, 'nameOnId.label'), nameOnId);
}

async function fillTaxResidency(
  { form, say }: AnyScreen,
  index: number,
  { country, number, reason, explanation }: AnyScreen['person']['base']['taxResidencies'][number],
): Promise<void> {
  const row = form.group(say(base, 'tax.row', { number: index + 1 }));
  await row.pick(say(base, 'tax.country'), countryName(country));
  if (number) return row.text(say(base, 'tax.number'), number);
  await row.tick(say(base, 'tax.none'));
  await row.choose(say(base, 'tax.reason.label'), say(...computedText(base, `tax.reason.${reason}`)));
  if (explanation) await row.text(say(base, 'tax.explanation'), explanation);
}
