import type { ReasonCode } from '@quayside/contract/reasons';
import type { UnitOfWork } from '../server/server-context.ts';
import { isWord, type Word, type Words } from '../texts/words.ts';
import { linkTo, type PageOfApp } from './link-to.ts';
import type { MailKind } from './mailbox.ts';
import { tellUser } from './tell-user.ts';

/** What was rejected, and what the reviewer added in their own words. */
export type RejectedItem = {
  readonly requirement: string;
  readonly code: ReasonCode;
  readonly note?: string | undefined;
  /** `asked`: nothing of it failed, it is asked for besides */
  readonly state?: 'rejected' | 'asked';
};

/** What a result is about; `of`: whose W-8BEN, by name, where it is not the reader's own. */
type Subject = { readonly reference: string; readonly of?: string | undefined };

export const tellOfSubmission = (work: UnitOfWork, userId: string, subject: Subject) =>
  tell(work, userId, 'received', subject, (words) => words('mail.received.body'));

/** RULE-21: the results of a review go out by e-mail, in the customer's language. */
export const tellOfOpening = (work: UnitOfWork, userId: string, reference: string, account: string) =>
  tell(work, userId, 'opened', { reference }, (words) => words('mail.opened.body', { reference, account }));

/** What is not an opening. */
export const tellOfApproval = (work: UnitOfWork, userId: string, { page, ...subject }: Subject & { page: PageOfApp }) =>
  tell(work, userId, 'approved', subject, (words) =>
    words('mail.approved.body', { reference: subject.reference, link: linkTo(work, page) }),
  );

/** What failed and what is asked for besides, each under its own sentence. `minor`: the items are those of a minor whose guardian is told (MSG-34). */
export const tellOfRejection = (
  work: UnitOfWork,
  userId: string,
  {
    items,
    minor,
    page,
    ...subject
  }: Subject & {
    items: readonly RejectedItem[];
    minor: boolean;
    page: PageOfApp;
  },
) =>
  tell(work, userId, 'action-needed', subject, (words) => {
    const lines = (state: 'rejected' | 'asked') =>
      items.filter((item) => (item.state ?? 'rejected') === state).map((item) => `• ${itemText(words, item)}`);
    const rejected = lines('rejected');
    const asked = lines('asked');
    const link = linkTo(work, page);
    return [
      ...(minor ? [words('mail.minor.body')] : []),
      ...(rejected.length > 0 ? [words('mail.action.body', { link }), ...rejected] : []),
      ...(asked.length > 0
        ? [rejected.length > 0 ? words('mail.asked.also') : words('mail.asked.body', { link }), ...asked]
        : []),
    ].join('\n');
  });

/** Of somebody whose account is open. */
export const tellOfRequest = (
  work: UnitOfWork,
  userId: string,
  { reference, item, page }: { reference: string; item: RejectedItem; page: PageOfApp },
) =>
  tell(work, userId, 'action-needed', { reference }, (words) =>
    [words('mail.requested.body', { link: linkTo(work, page) }), `• ${itemText(words, item)}`].join('\n'),
  );

/** `opening`: what failed is the opening of an account; anything else was declined. */
export const tellOfFailure = (
  work: UnitOfWork,
  userId: string,
  { code, note, opening, ...subject }: Subject & { code: ReasonCode; note?: string | undefined; opening: boolean },
) =>
  tell(work, userId, 'failed', subject, (words) =>
    [
      words(opening ? 'mail.failed.body' : 'mail.declined.body', { reason: words(`reason.${code}`) }),
      ...(note ? [note] : []),
    ].join('\n'),
  );

const subjects = {
  received: 'mail.received.subject',
  opened: 'mail.opened.subject',
  approved: 'mail.approved.subject',
  'action-needed': 'mail.action.subject',
  failed: 'mail.failed.subject',
} as const satisfies Partial<Record<MailKind, Word>>;

const tell = (
  work: UnitOfWork,
  userId: string,
  kind: keyof typeof subjects,
  { reference, of }: Subject,
  body: (words: Words) => string,
): Promise<void> =>
  tellUser(work, userId, {
    kind,
    subject: subjects[kind],
    values: { reference },
    body: (words) => [...(of ? [words('mail.about', { holder: of })] : []), body(words)].join('\n'),
  });

function itemText(words: Words, { requirement, code, note }: RejectedItem): string {
  const key = `requirement.${requirement}`;
  const title = isWord(key) ? words(key) : requirement;
  return [`${title}: ${words(`reason.${code}`)}`, ...(note ? [note] : [])].join(' ');
}
