import type { AnyScreen } from './screen.ts';

/** Types the name that the page shows, and signs by drawing or typing, as the customer does. */
export async function signForm({ form, say, person }: AnyScreen, label: string): Promise<void> {
  const words = 'ui-documents';
  await form.text(say(words, 'signName'), person.signedBy ?? person.base.fullName);
  await form.choose(label, say(words, person.signs === 'drawing' ? 'signDraw' : 'signType'));
  if (person.signs === 'drawing') await form.draw(say(words, 'signPad'));
}
