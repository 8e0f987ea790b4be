import type { AnyScreen, ScreenPlan } from './screen.ts';
import { sign } from './signing.ts';

const agreements = 'opening-agreements';

/** Agreements, check your answers, signature. */
export const closingScreens: readonly ScreenPlan[] = [
  { step: 'agreement-info', path: 'sg-agreement-info', fill: readAgreements },
  {
    step: 'check-answers',
    path: 'sg-check-answers',
    fill: async () => undefined,
    action: ['opening-check', 'confirm'],
  },
  { step: 'sign-info', path: 'sg-sign-info', fill: signApplication, action: ['opening-sign', 'submit'] },
];

/** Opens each text, reads it to its end, and ticks its box. */
export async function readAgreements({ form, say }: AnyScreen): Promise<void> {
  const [before = ''] = say('ui-documents', 'readAgreement').split('{{title}}');
  for (const name of await form.buttonsNamed(before)) {
    const title = name.slice(before.length);
    await form.press(name);
    await form.inSheet(title).press(say('ui-documents', 'finishReading'));
    await form.tick(say(agreements, 'agree', { title }));
  }
}

async function signApplication(screen: AnyScreen): Promise<void> {
  const { form, say } = screen;
  await sign(screen, say('opening-sign', 'signature'));
  await form.tick(say('opening-sign', 'declared'));
}
