import { toSingaporeDate } from '../../../packages/rules/src/calendar-date.ts';
import { findTreaty } from '../../../packages/rules/src/treaty/treaty.ts';
import type { AnyScreen, ScreenPlan } from './screen.ts';
import { signForm } from './signing.ts';

const w8ben = 'w8ben';

/** The plans of the W-8BEN's screens. Earlier answers fill in its card, so at most the question about a treaty remains. */
export const w8benScreens: readonly ScreenPlan[] = [
  { step: 'w8ben.form', path: 'sg-w8-ben-form', fill: fillTreaty, action: [w8ben, 'info.action'] },
  { step: 'w8ben.signature', path: 'sg-w8-ben-signature', fill: certify, action: [w8ben, 'signature.action'] },
];

/** The plan of the page that shows the form line by line. The page asks for a confirmation only if a line changed after the card was confirmed. */
export const completedW8benScreen: ScreenPlan = {
  step: 'w8ben.info',
  path: 'sg-w8-ben-info',
  fill: async () => undefined,
  action: [w8ben, 'info.action'],
};

/** Answers the question about treaty benefits. Only residents of a country with a treaty get this question. */
async function fillTreaty({ form, say, person }: AnyScreen): Promise<void> {
  const { country } = person.contact.residentialAddress;
  if (!findTreaty(country, toSingaporeDate(new Date()))) return;
  const claim = person.treatyCountry ? 'yes' : 'no';
  await form.choose(say(w8ben, 'treatyBenefits.label'), say(w8ben, `treatyBenefits.${claim}`));
  if (claim === 'yes') await form.tick(say(w8ben, 'treatyRiskAccepted.label'));
}

async function certify(screen: AnyScreen): Promise<void> {
  const { form, say } = screen;
  await form.tick(say(w8ben, 'capacity'));
  await signForm(screen, say(w8ben, 'signature.label'));
}
