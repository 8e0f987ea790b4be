import type { Screen, ScreenPlan } from './screen.ts';
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
export async function readAgreements({ page, form, say }: Screen): Promise<void> {
  const [before = ''] = say('ui-documents', 'readAgreement').split('{{title}}');
  const texts = page.getByRole('button', { name: before });
  await texts.first().waitFor();
  for (const name of await texts.allInnerTexts()) {
    const title = name.trim().slice(before.length);
    await form.press(name.trim());
    await form.inSheet(title).press(say('ui-documents', 'finishReading'));
    await form.tick(say(agreements, 'agree', { title }));
  }
}

async function signApplication(screen: Screen): Promise<void> {
  const { form, say } = screen;
  await sign(screen, say('opening-sign', 'signature'));
  await form.tick(say('opening-sign', 'declared'));
}
