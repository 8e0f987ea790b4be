import { singaporeDate } from '../../../packages/rules/src/calendar-date.ts';
import { treatyWith } from '../../../packages/rules/src/treaty/treaty.ts';
import type { AnyScreen, ScreenPlan } from './screen.ts';
import { sign } from './signing.ts';

const w8ben = 'w8ben';

/** The W-8BEN screens. Earlier answers fill in the card, so only the treaty question may remain. */
export const w8benScreens: readonly ScreenPlan[] = [
  { step: 'w8ben.form', path: 'sg-w8-ben-form', fill: fillTreaty, action: [w8ben, 'info.action'] },
  { step: 'w8ben.signature', path: 'sg-w8-ben-signature', fill: certify, action: [w8ben, 'signature.action'] },
];

/** The form by line. It asks for a confirmation only where a line followed another answer after the card was confirmed. */
export const completedForm: ScreenPlan = {
  step: 'w8ben.info',
  path: 'sg-w8-ben-info',
  fill: async () => undefined,
  action: [w8ben, 'info.action'],
};

/** A resident of a country with a treaty is asked whether they claim its benefits. */
async function fillTreaty({ form, say, person }: AnyScreen): Promise<void> {
  const { country } = person.contact.residentialAddress;
  if (!treatyWith(country, singaporeDate(new Date()))) return;
  const claim = person.treatyCountry ? 'yes' : 'no';
  await form.choose(say(w8ben, 'treatyBenefits.label'), say(w8ben, `treatyBenefits.${claim}`));
  if (claim === 'yes') await form.tick(say(w8ben, 'treatyRiskAccepted.label'));
}

async function certify(screen: AnyScreen): Promise<void> {
  const { form, say } = screen;
  await form.tick(say(w8ben, 'capacity'));
  await sign(screen, say(w8ben, 'signature.label'));
}
