import type { ReasonCode } from '@quayside/contract/reasons';
import { hostBase } from '../pages/page-request.ts';
import type { Turn } from '../server/broker.ts';
import { isWord, type Word, type Words } from '../texts/words.ts';
import type { MailKind } from './mailbox.ts';
import { tellUser } from './tell-user.ts';

/** What was rejected, and what the reviewer added in their own words. */
export type RejectedItem = {
  readonly requirement: string;
  readonly code: ReasonCode;
  readonly note?: string | undefined;
};

export const tellOfSubmission = (turn: Turn, userId: string, reference: string) =>
  tell(turn, userId, 'received', { reference }, (words) => words('mail.received.body'));

/** RULE-21: the results of a review go out by e-mail, in the customer's language. */
export const tellOfOpening = (turn: Turn, userId: string, reference: string, account: string) =>
  tell(turn, userId, 'opened', { reference }, (words) => words('mail.opened.body', { reference, account }));

/** What is not an opening. `page`: below the host's base. */
export const tellOfApproval = (turn: Turn, userId: string, reference: string, page: string) =>
  tell(turn, userId, 'approved', { reference }, (words) =>
    words('mail.approved.body', { reference, link: linkTo(turn, page) }),
  );

/** `minor`: the items are those of a minor whose guardian is told (MSG-34); `asked`: nothing failed, all of it is asked for besides. */
export const tellOfRejection = (
  turn: Turn,
  userId: string,
  {
    reference,
    items,
    minor,
    asked,
    page = 'error-transfer',
  }: {
    reference: string;
    items: readonly RejectedItem[];
    minor: boolean;
    asked: boolean;
    page?: string | undefined;
  },
) =>
  tell(turn, userId, 'action-needed', { reference }, (words) =>
    [
      ...(minor ? [words('mail.minor.body')] : []),
      words(asked ? 'mail.asked.body' : 'mail.action.body', { link: linkTo(turn, page) }),
      ...items.map((item) => `• ${itemText(words, item)}`),
    ].join('\n'),
  );

/** Of somebody whose account is open. `page`: below the host's base. */
export const tellOfRequest = (
  turn: Turn,
  userId: string,
  { reference, item, page }: { reference: string; item: RejectedItem; page: string },
) =>
  tell(turn, userId, 'action-needed', { reference }, (words) =>
    [words('mail.requested.body', { link: linkTo(turn, page) }), `• ${itemText(words, item)}`].join('\n'),
  );

/** `opening`: what failed is the opening of an account; anything else was declined. */
export const tellOfFailure = (
  turn: Turn,
  userId: string,
  {
    reference,
    code,
    note,
    opening,
  }: { reference: string; code: ReasonCode; note?: string | undefined; opening: boolean },
) =>
  tell(turn, userId, 'failed', { reference }, (words) =>
    [
      words(opening ? 'mail.failed.body' : 'mail.declined.body', { reason: words(`reason.${code}`) }),
      ...(note ? [note] : []),
    ].join('\n'),
  );

const linkTo = ({ publicUrl }: Turn, page: string) => `${publicUrl}${hostBase}${page}`;

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
  values: { reference: string },
  body: (words: Words) => string,
): Promise<void> => tellUser(turn, userId, { kind, subject: subjects[kind], values, body });

function itemText(words: Words, { requirement, code, note }: RejectedItem): string {
  const key = `requirement.${requirement}`;
  const title = isWord(key) ? words(key) : requirement;
  return [`${title}: ${words(`reason.${code}`)}`, ...(note ? [note] : [])].join(' ');
}
