import type { ReasonCode } from '@quayside/contract/reasons';
import type { Turn } from '../server/broker.ts';
import { isWord, type Word, type Words } from '../texts/words.ts';
import { linkTo, type PageOfApp } from './link-to.ts';
import type { MailKind } from './mailbox.ts';
import { tellUser } from './tell-user.ts';

/** What was rejected, and what the reviewer added in their own words. */
export type RejectedItem = {
  readonly requirement: string;
  readonly code: ReasonCode;
  readonly note?: string | undefined;
};

/** What a result is about; `of`: whose W-8BEN, by name, where it is not the reader's own. */
type Subject = { readonly reference: string; readonly of?: string | undefined };

export const tellOfSubmission = (turn: Turn, userId: string, subject: Subject) =>
  tell(turn, userId, 'received', subject, (words) => words('mail.received.body'));

/** RULE-21: the results of a review go out by e-mail, in the customer's language. */
export const tellOfOpening = (turn: Turn, userId: string, reference: string, account: string) =>
  tell(turn, userId, 'opened', { reference }, (words) => words('mail.opened.body', { reference, account }));

/** What is not an opening. */
export const tellOfApproval = (turn: Turn, userId: string, { page, ...subject }: Subject & { page: PageOfApp }) =>
  tell(turn, userId, 'approved', subject, (words) =>
    words('mail.approved.body', { reference: subject.reference, link: linkTo(turn, page) }),
  );

/** `minor`: the items are those of a minor whose guardian is told (MSG-34); `asked`: nothing failed, all of it is asked for besides. */
export const tellOfRejection = (
  turn: Turn,
  userId: string,
  {
    items,
    minor,
    asked,
    page,
    ...subject
  }: Subject & {
    items: readonly RejectedItem[];
    minor: boolean;
    asked: boolean;
    page: PageOfApp;
  },
) =>
  tell(turn, userId, 'action-needed', subject, (words) =>
    [
      ...(minor ? [words('mail.minor.body')] : []),
      words(asked ? 'mail.asked.body' : 'mail.action.body', { link: linkTo(turn, page) }),
      ...items.map((item) => `• ${itemText(words, item)}`),
    ].join('\n'),
  );

/** Of somebody whose account is open. */
export const tellOfRequest = (
  turn: Turn,
  userId: string,
  { reference, item, page }: { reference: string; item: RejectedItem; page: PageOfApp },
) =>
  tell(turn, userId, 'action-needed', { reference }, (words) =>
    [words('mail.requested.body', { link: linkTo(turn, page) }), `• ${itemText(words, item)}`].join('\n'),
  );

/** `opening`: what failed is the opening of an account; anything else was declined. */
export const tellOfFailure = (
  turn: Turn,
  userId: string,
  { code, note, opening, ...subject }: Subject & { code: ReasonCode; note?: string | undefined; opening: boolean },
) =>
  tell(turn, userId, 'failed', subject, (words) =>
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
  turn: Turn,
  userId: string,
  kind: keyof typeof subjects,
  { reference, of }: Subject,
  body: (words: Words) => string,
): Promise<void> =>
  tellUser(turn, userId, {
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
