import type { AnyScreen, ScreenPlan } from './screen.ts';
import { sign } from './signing.ts';

const agreements = 'agreement-consents';

export const closingScreens: readonly ScreenPlan[] = [
  { step: 'agreement-info', path: 'sg-agreement-info', fill: readAgreements },
  {
    step: 'check-answers',
    path: 'sg-check-answers',
    fill: async () => undefined,
    action: ['check-answers', 'confirm'],
  },
  { step: 'sign-info', path: 'sg-sign-info', fill: signApplication, action: ['opening-sign', 'submit'] },
];

/** Reads all texts in one go, and ticks every acceptance. A single text opens by its own button. */
export async function readAgreements({ form, say }: AnyScreen): Promise<void> {
  const words = 'ui-documents';
  const [before = ''] = say(words, 'readAgreement').split('{{title}}');
  const buttons = await form.buttonsNamed(before);
  const titles = buttons.map((name) => name.slice(before.length));
  const several = titles.length > 1;
  await form.press(several ? say(agreements, 'readAll') : (buttons[0] ?? ''));
  await form.inSheet(several ? say(agreements, 'title') : (titles[0] ?? '')).press(say(words, 'finishReading'));
  const together = titles.length > 1 ? acceptedTogether : 0;
  if (together) await form.tick(say(agreements, 'agreeTogether_other', { count: together }));
  for (const title of titles.slice(together)) await form.tick(say(agreements, 'agree', { title }));
}

/** Client agreement, risk disclosure, consent to sign the W-8BEN electronically. */
const acceptedTogether = 3;

async function signApplication(screen: AnyScreen): Promise<void> {
  const { form, say, person } = screen;
  const texts = 'opening-sign';
  await form.choose(say(texts, 'reuse.label'), say(texts, person.reusesSignature ? 'reuse.use' : 'reuse.again'));
  if (!person.reusesSignature) await sign(screen, say(texts, 'signature'));
}
