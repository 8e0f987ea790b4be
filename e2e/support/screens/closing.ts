import type { AnyScreen, ScreenPlan } from './screen.ts';
import { signForm } from './signing.ts';

const agreements = 'agreement-consents';
const words = 'ui-documents';

export const closingScreens: readonly ScreenPlan[] = [
  { step: 'agreement-info', path: 'sg-agreement-info', fill: openAgreements, goOn: acceptAgreements },
  {
    step: 'check-answers',
    path: 'sg-check-answers',
    fill: async () => undefined,
    action: ['check-answers', 'confirm'],
  },
  { step: 'sign-info', path: 'sg-sign-info', fill: signApplication, action: ['opening-sign', 'submit'] },
];

/** Opens the reader with all agreements. If there is only one agreement, reads it and accepts it on the page. */
export async function openAgreements({ form, say }: AnyScreen): Promise<void> {
  const [before = ''] = say(words, 'readAgreement').split('{{title}}');
  const titles = (await form.buttonsNamed(before)).map((name) => name.slice(before.length));
  if (titles.length > 1) return form.press(say(agreements, 'readAll'));
  const [title = ''] = titles;
  await form.press(say(words, 'readAgreement', { title }));
  await form.inSheet(title).press(say(words, 'finishReading'));
  await form.tick(say(agreements, 'agree', { title }));
}

/** Accepts the texts in the reader: the first ones together, the others one by one. The last acceptance continues to the next page. */
async function acceptAgreements({ form, say }: AnyScreen): Promise<void> {
  const reader = form.inSheet(say(agreements, 'title'));
  await reader.press(say(agreements, 'agreeTogether_other', { count: acceptedTogether }));
  const [before = '', after = ''] = say(agreements, 'agree').split('{{title}}');
  for (const name of await reader.buttonsNamed(before.length > after.length ? before : after)) await reader.press(name);
}

/** Number of texts that are accepted together: client agreement and risk disclosure. */
const acceptedTogether = 2;

async function signApplication(screen: AnyScreen): Promise<void> {
  const { form, say, person } = screen;
  const texts = 'opening-sign';
  if (person.reusesSignature) return;
  if (!person.isAskedToSign) await form.press(say(texts, 'reuse.again'));
  await signForm(screen, say(texts, 'signature'));
}
