import { countryName } from '../words.ts';
import type { AnyScreen, ScreenPlan } from './screen.ts';

const choices = 'opening-choices';
const base = 'opening-base';

/** How to open, what to prepare, the tier, and who the customer is. */
export const identityScreens: readonly ScreenPlan[] = [
  {
    step: 'choose',
    path: 'sg-choose',
    fill: ({ form, say }) => form.choose(say(choices, 'choose.label'), say(choices, 'choose.manual')),
  },
  { step: 'choose-tip', path: 'sg-choose-tip', fill: async () => undefined },
  {
    step: 'choose-account',
    path: 'sg-choose-account',
    fill: ({ form, say, person }) => form.choose(say(choices, 'tier'), say(choices, `tier.${person.tier}`)),
  },
  { step: 'base-info', path: 'sg-base-info', fill: fillBaseInfo },
];

async function fillBaseInfo(screen: AnyScreen): Promise<void> {
  const { form, say, person } = screen;
  const { base: answers } = person;
  await form.pick(say(base, 'nationality'), countryName(answers.nationality));
  await form.choose(say(base, 'documentType'), say(base, `type.${answers.documentType}`));
  await form.text(say(base, 'documentNumber'), answers.documentNumber);
  await form.text(say(base, 'fullName'), answers.fullName);
  if (answers.pinyinName)
    await form.text(say('ui-fields', 'optional', { label: say(base, 'pinyinName') }), answers.pinyinName);
  await form.text(say(base, 'nameOnId'), answers.nameOnId);
  await form.date(say(base, 'dateOfBirth'), answers.dateOfBirth);
  await form.choose(say(base, 'gender'), say(base, `gender.${answers.gender}`));
  for (const [index, row] of answers.taxResidencies.entries()) {
    if (index > 0) await form.press(say(base, 'tax.add'));
    await fillTaxResidency(screen, index, row);
  }
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
  await row.choose(say(base, 'tax.reason'), say(base, `tax.reason.${reason}`));
  if (explanation) await row.text(say(base, 'tax.explanation'), explanation);
}
