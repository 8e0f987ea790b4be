import { formatGreetingName } from '@quayside/i18n/internals/greeted-name';
import type { Language } from '@quayside/i18n/language';
import { getBrand } from '../addresses/app-address.ts';
import { type MailKind, sendMail } from '../messages/mailbox.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { createServerTranslator, type ServerTextKey, type ServerTranslator } from '../texts/server-texts.ts';
import { readUser, type User } from '../users/user.ts';

type Values = Readonly<Record<string, string | number>>;

/** A message as text keys, from which each user gets the text in their language. */
export type UserMessage = {
  readonly kind: MailKind;
  /** App with the brand of the message: that of the application or account it is about. */
  readonly appType: number;
  readonly subject: ServerTextKey;
  /** Values in the subject; a function formats them in the user's language. */
  readonly values?: Values | ((words: ServerTranslator, language: Language) => Values);
  /** Returns the body, and the label of the button that replaces the link in the email. */
  readonly say: (words: ServerTranslator, user: User) => { readonly action: ServerTextKey; readonly body: string };
};

/** Sends a user a message in their language, with greeting and closing. Users without an email address get an SMS. */
export async function notifyUser(
  work: UnitOfWork,
  userId: string,
  { kind, appType, subject, values = {}, say }: UserMessage,
): Promise<void> {
  const user = await readUser(work, userId);
  const words = createServerTranslator(user.language);
  const { action, body } = say(words, user);
  await sendMail(work, user.phonePrint, {
    kind,
    to: addressOf(user),
    language: user.language,
    appType,
    action: words(action),
    subject: words(subject, typeof values === 'function' ? values(words, user.language) : values),
    body: [
      words('mail.greeting', { name: formatGreetingName(user.name) || words('mail.customer') }),
      body,
      words('mail.closing', { name: getBrand(work, appType).name }),
      words('mail.security'),
    ].join('\n\n'),
  });
}

/** Returns the user's email address, or the mobile number if there is none. */
const addressOf = ({ email, phone }: User): string => email || phone;
