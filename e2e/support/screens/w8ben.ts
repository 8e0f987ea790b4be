import { countryName } from '../words.ts';
import type { AnyScreen, ScreenPlan } from './screen.ts';
import { sign } from './signing.ts';

const w8ben = 'w8ben';

/** The W-8BEN form: filled in with what is known, so that the treaty is the one question left. */
export const w8benScreens: readonly ScreenPlan[] = [
  { step: 'w8ben.list', path: 'sg-w8ben-list', fill: async () => undefined, action: [w8ben, 'list.action'] },
  { step: 'w8ben.form', path: 'sg-w8-ben-form', fill: fillTreaty },
  { step: 'w8ben.info', path: 'sg-w8-ben-info', fill: async () => undefined, action: [w8ben, 'info.action'] },
  { step: 'w8ben.signature', path: 'sg-w8-ben-signature', fill: certify, action: [w8ben, 'signature.action'] },
];

async function fillTreaty({ form, say, person }: AnyScreen): Promise<void> {
  const claim = person.treatyCountry ? 'yes' : 'no';
  await form.choose(say(w8ben, 'treatyBenefits'), say(w8ben, `treatyBenefits.${claim}`));
  if (!person.treatyCountry) return;
  await form.pick(say(w8ben, 'treatyCountry'), countryName(person.treatyCountry));
  await form.tick(say(w8ben, 'treatyRiskAccepted'));
}

async function certify(screen: AnyScreen): Promise<void> {
  const { form, say } = screen;
  await form.tick(say(w8ben, 'certified'));
  await form.tick(say(w8ben, 'capacity'));
  await sign(screen, say(w8ben, 'signature'));
}
