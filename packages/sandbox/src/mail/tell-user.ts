import type { UnitOfWork } from '../server/server-context.ts';
import { type Word, type Words, wordsIn } from '../texts/words.ts';
import { readUser, type User } from '../users/user.ts';
import { type MailKind, send } from './mailbox.ts';

export type Told = {
  readonly kind: MailKind;
  readonly subject: Word;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly body: (words: Words, user: User) => string;
};

/** A message to a user in their language, with greeting and closing. */
export async function tellUser(
  work: UnitOfWork,
  userId: string,
  { kind, subject, values = {}, body }: Told,
): Promise<void> {
  const user = await readUser(work, userId);
  const words = wordsIn(user.language);
  await send(work, user.phonePrint, {
    kind,
    to: addressOf(user),
    language: user.language,
    subject: words(subject, values),
    body: [
      words('mail.greeting', { name: user.name || words('mail.customer') }),
      body(words, user),
      words('mail.closing'),
    ].join('\n\n'),
  });
}

/** Someone who gave no e-mail address is told by SMS. */
const addressOf = ({ email, phone }: User): string => email || phone;
