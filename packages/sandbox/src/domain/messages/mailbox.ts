import type { Language } from '@quayside/i18n/language';
import { randomId } from '@quayside/platform/internals/random-id';
import { desc, eq } from 'drizzle-orm';
import { readableOr } from '../../kernel/crypto/readable.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { mails } from '../storage/schema.ts';

/** The kind of a message, which determines its picture. */
export type MailKind =
  | 'code'
  | 'invitation'
  | 'reminder'
  | 'your-turn'
  | 'draft-expiring'
  | 'draft-expired'
  | 'received'
  | 'opened'
  | 'approved'
  | 'action-needed'
  | 'failed'
  | 'w8ben-ends'
  | 'w8ben-changed';

/** An email or SMS to send. An SMS has an empty subject. */
export type Mail = {
  readonly kind: MailKind;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  /** App whose brand the email has; absent for an SMS. */
  readonly appType?: number;
  /** Label of the button that replaces the link in an email's body. */
  readonly action?: string;
};
/** A sent message, with its id and the time of sending. */
export type SentMail = Mail & { readonly id: string; readonly at: Date };

/** Shown instead of a message that does not decrypt. */
const UNREADABLE = 'This message cannot be read: its row was changed, or belongs to another data key.';

/** Stores a message in the mailbox of the console. It is not sent if the transaction is rolled back. */
export async function sendMail(
  { tables, vault, now, random }: UnitOfWork,
  phonePrint: string,
  mail: Mail,
): Promise<void> {
  const id = randomId(random);
  const content = await vault.seal(`mails/${id}`, JSON.stringify(mail));
  await tables.insert(mails).values({ id, phonePrint, kind: mail.kind, content, at: now });
}

/** Returns up to `most` messages, newest first; only those to one phone number if `phonePrint` is given. */
export async function readMails({ tables, vault }: UnitOfWork, phonePrint?: string, most = 100): Promise<SentMail[]> {
  const rows = await tables
    .select()
    .from(mails)
    .where(phonePrint === undefined ? undefined : eq(mails.phonePrint, phonePrint))
    .orderBy(desc(mails.at), desc(mails.id))
    .limit(most);
  return Promise.all(
    rows.map(async ({ id, at, kind, content }) => {
      const unreadable = { kind: kind as MailKind, to: '–', language: 'en' as const, subject: '', body: UNREADABLE };
      const open = async () => JSON.parse(await vault.open(`mails/${id}`, content)) as Mail;
      return { ...(await readableOr(unreadable, open)), id, at };
    }),
  );
}
