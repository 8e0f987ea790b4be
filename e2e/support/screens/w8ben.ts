import { findTreaty } from '../../../packages/rules/src/treaty/treaty.ts';
import { toSingaporeDate } from '../../../packages/values/src/calendar-date.ts';
import type { Person } from '../customer-fixtures.ts';
import type { AnyScreen, ScreenPlan } from './screen.ts';
import { signForm } from './signing.ts';

const w8ben = 'w8ben';

/** The plans of the W-8BEN's screens. Earlier answers fill in its form, which is shown only if the question about a treaty remains. */
export const w8benScreens: readonly ScreenPlan[] = [
  { step: 'w8ben.form', path: 'sg-w8-ben-form', fill: fillTreaty, isShown: mayClaimTreaty },
  { step: 'w8ben.signature', path: 'sg-w8-ben-signature', fill: certify, action: [w8ben, 'signature.action'] },
];

/** Answers the question about treaty benefits. Only residents of a country with a treaty get this question. */
async function fillTreaty({ form, say, person }: AnyScreen): Promise<void> {
  if (!mayClaimTreaty(person)) return;
  const claim = person.treatyCountry ? 'yes' : 'no';
  await form.choose(say(w8ben, 'treatyBenefits.label'), say(w8ben, `treatyBenefits.${claim}`));
  if (claim === 'yes') await form.tick(say(w8ben, 'treatyRiskAccepted.label'));
}

function mayClaimTreaty({ contact }: Person): boolean {
  return findTreaty(contact.residentialAddress.country, toSingaporeDate(new Date())) !== undefined;
}

async function certify(screen: AnyScreen): Promise<void> {
  const { form, say } = screen;
  await form.tick(say(w8ben, 'capacity'));
  await form.tick(say('agreement-consents', 'agreeToSign'));
  await signForm(screen, say(w8ben, 'signature.label'));
}
