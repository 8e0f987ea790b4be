import type { AnyScreen } from './screen.ts';

/** Types the name that the page shows. The typed name is the signature, unless the customer draws one. */
export async function signForm({ form, say, person }: AnyScreen, label: string): Promise<void> {
  const words = 'ui-documents';
  await form.text(say(words, 'signName'), person.signedBy ?? person.base.fullName);
  if (person.signs !== 'drawing') return;
  await form.choose(label, say(words, 'signDraw'));
  await form.draw(say(words, 'signPad'));
}
