import type { ReasonCode } from '@quayside/contract/reasons';
import type { MailKind } from '../messages/mailbox.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { isWord, type Word, type Words } from '../texts/words.ts';
import { linkTo, type PageOfApp } from './link-to.ts';
import { notifyUser } from './notify-user.ts';

/** A rejected item with the reviewer's note. */
export type RejectedItem = {
  readonly requirement: string;
  readonly code: ReasonCode;
  readonly note?: string | undefined;
  /** `asked`: requested, not rejected */
  readonly state?: 'rejected' | 'asked';
};

/** The subject of a result; `of`: the name of the W-8BEN's holder, if not the reader. */
type Subject = { readonly reference: string; readonly appType: number; readonly of?: string | undefined };

export const notifyOfSubmission = (work: UnitOfWork, userId: string, subject: Subject) =>
  tell(work, userId, 'received', subject, (words) => words('mail.received.body'));

/** RULE-21: sends the result of a review by e-mail in the customer's language. */
export const notifyOfOpening = (
  work: UnitOfWork,
  userId: string,
  { account, ...subject }: Subject & { readonly account: string },
) =>
  tell(work, userId, 'opened', subject, (words) => {
    const link = linkTo(work, { appType: subject.appType, path: 'sg-account-state' });
    return words('mail.opened.body', { reference: subject.reference, account, link });
  });

/** Sends the approval of any other application. */
export const notifyOfApproval = (
  work: UnitOfWork,
  userId: string,
  { page, ...about }: Omit<Subject, 'appType'> & { page: PageOfApp },
) =>
  tell(work, userId, 'approved', { ...about, appType: page.appType }, (words) =>
    words('mail.approved.body', { reference: about.reference, link: linkTo(work, page) }),
  );

/** Lists rejected and requested items under separate sentences. `minor`: for the guardian of a minor (MSG-34). */
export const notifyOfRejection = (
  work: UnitOfWork,
  userId: string,
  {
    items,
    minor,
    page,
    ...about
  }: Omit<Subject, 'appType'> & {
    items: readonly RejectedItem[];
    minor: boolean;
    page: PageOfApp;
  },
) =>
  tell(work, userId, 'action-needed', { ...about, appType: page.appType }, (words) => {
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

/** Sends a request to the holder of an open account. */
export const notifyOfRequest = (
  work: UnitOfWork,
  userId: string,
  { reference, item, page }: { reference: string; item: RejectedItem; page: PageOfApp },
) =>
  tell(work, userId, 'action-needed', { reference, appType: page.appType }, (words) =>
    [words('mail.requested.body', { link: linkTo(work, page) }), `• ${itemText(words, item)}`].join('\n'),
  );

/** `opening`: a failed opening; any other application was declined. */
export const notifyOfFailure = (
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

/** What the button of a mail says; a mail without a link has none. */
const actions = {
  opened: 'mail.button.account',
  approved: 'mail.button.view',
  'action-needed': 'mail.button.correct',
} as const satisfies Partial<Record<keyof typeof subjects, Word>>;

const tell = (
  work: UnitOfWork,
  userId: string,
  kind: keyof typeof subjects,
  { reference, appType, of }: Subject,
  body: (words: Words) => string,
): Promise<void> =>
  notifyUser(work, userId, {
    kind,
    appType,
    ...(kind in actions ? { action: actions[kind as keyof typeof actions] } : {}),
    subject: subjects[kind],
    values: { reference },
    body: (words) => [...(of ? [words('mail.about', { holder: of })] : []), body(words)].join('\n'),
  });

function itemText(words: Words, { requirement, code, note }: RejectedItem): string {
  const key = `requirement.${requirement}`;
  const title = isWord(key) ? words(key) : requirement;
  return [`${title}: ${words(`reason.${code}`)}`, ...(note ? [note] : [])].join(' ');
}
