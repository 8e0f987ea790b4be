import { type ReasonCode, reasons } from '@quayside/contract/reasons';
import { greetedName } from '@quayside/i18n/greeted-name';
import { reasonValues } from '@quayside/i18n/reason-values';
import { REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
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

/** The subject of a result; `page`: where its button leads. `of`: the name of the W-8BEN's holder, if not the reader. */
type Subject = { readonly reference: string; readonly page: PageOfApp; readonly of?: string | undefined };

export const notifyOfSubmission = (work: UnitOfWork, userId: string, subject: Subject) =>
  tell(work, userId, 'received', subject, (words, link) => ({
    action: 'mail.button.status',
    body: words('mail.received.body', { ...REVIEW_WORKING_DAYS, link }),
  }));

/** RULE-21: sends the result of a review by e-mail in the customer's language. */
export const notifyOfOpening = (
  work: UnitOfWork,
  userId: string,
  { account, ...subject }: Subject & { readonly account: string },
) =>
  tell(work, userId, 'opened', subject, (words, link) => ({
    action: 'mail.button.account',
    body: words('mail.opened.body', { reference: subject.reference, account, link }),
  }));

/** Sends the approval of any other application. */
export const notifyOfApproval = (work: UnitOfWork, userId: string, subject: Subject) =>
  tell(work, userId, 'approved', subject, (words, link) => ({
    action: 'mail.button.view',
    body: words('mail.approved.body', { reference: subject.reference, link }),
  }));

/** Lists rejected and requested items under separate sentences. `minor`: for the guardian of a minor (MSG-34). `isDue`: it has a deadline of its own, as a W-8BEN does. */
export const notifyOfRejection = (
  work: UnitOfWork,
  userId: string,
  { items, minor, isDue, ...subject }: Subject & { items: readonly RejectedItem[]; minor: boolean; isDue: boolean },
) =>
  tell(work, userId, 'action-needed', subject, (words, link) => {
    const lines = (state: 'rejected' | 'asked') =>
      items.filter((item) => (item.state ?? 'rejected') === state).map((item) => `• ${itemText(words, item)}`);
    const rejected = lines('rejected');
    const asked = lines('asked');
    return {
      action: rejected.length > 0 ? 'mail.button.correct' : 'mail.button.add',
      body: [
        ...(minor ? [words('mail.minor.body')] : []),
        ...(rejected.length > 0 ? [words('mail.action.body', { link }), ...rejected] : []),
        ...(asked.length > 0
          ? [rejected.length > 0 ? words('mail.asked.also') : words('mail.asked.body', { link }), ...asked]
          : []),
        ...(isDue ? [] : ['', words('mail.answersKept')]),
      ].join('\n'),
    };
  });

/** Sends a request to the holder of an open account. */
export const notifyOfRequest = (
  work: UnitOfWork,
  userId: string,
  { item, ...subject }: Subject & { readonly item: RejectedItem },
) =>
  tell(work, userId, 'action-needed', subject, (words, link) => ({
    action: 'mail.button.add',
    body: [words('mail.requested.body', { link }), `• ${itemText(words, item)}`, '', words('mail.answersKept')].join(
      '\n',
    ),
  }));

/** `opening`: a failed opening; any other application was declined. */
export const notifyOfFailure = (
  work: UnitOfWork,
  userId: string,
  { code, note, opening, ...subject }: Subject & { code: ReasonCode; note?: string | undefined; opening: boolean },
) =>
  tell(work, userId, 'failed', subject, (words, link) => {
    const next = afterFailure(code, note);
    return {
      action: next === 'mail.failed.again' ? 'mail.button.again' : 'mail.button.view',
      body: [
        words(opening ? 'mail.failed.body' : 'mail.declined.body', {
          reason: words(`reason.${code}`, reasonValues(code)),
        }),
        ...quoted(words, note),
        words(next, { link }),
      ].join('\n'),
    };
  });

/** What the customer can do; as on the page of the result, a note or a question of the reviewer comes before another application. */
function afterFailure(code: ReasonCode, note?: string) {
  if (reasons[code] === 'final') return 'mail.failed.final';
  return note || code === 'more-information' ? 'mail.failed.contact' : 'mail.failed.again';
}

const subjects = {
  received: 'mail.received.subject',
  opened: 'mail.opened.subject',
  approved: 'mail.approved.subject',
  'action-needed': 'mail.action.subject',
  failed: 'mail.failed.subject',
} as const satisfies Partial<Record<MailKind, Word>>;

type Said = { readonly action: Word; readonly body: string };

const tell = async (
  work: UnitOfWork,
  userId: string,
  kind: keyof typeof subjects,
  { reference, page, of }: Subject,
  say: (words: Words, link: string) => Said,
): Promise<void> => {
  const link = linkTo(work, page);
  await notifyUser(work, userId, {
    kind,
    appType: page.appType,
    subject: subjects[kind],
    values: { reference },
    say: (words) => {
      const { action, body } = say(words, link);
      return { action, body: [...(of ? [words('mail.about', { holder: greetedName(of) })] : []), body].join('\n') };
    },
  });
};

/** Reasons that do not say what to correct. */
const tellsNothing: readonly ReasonCode[] = ['request-unanswered'];

function itemText(words: Words, { requirement, code, note }: RejectedItem): string {
  const key = `requirement.${requirement}`;
  const title = isWord(key) ? words(key) : requirement;
  const todo = !note && tellsNothing.includes(code) ? [words('mail.item.check')] : [];
  const why = [`${title}: ${words(`reason.${code}`, reasonValues(code))}`, ...todo].join(' ');
  return [why, ...quoted(words, note)].join('\n');
}

/** Returns what a reviewer wrote as lines of a quotation, below whose words they are: they are not ours, and may be in another language. */
const quoted = (words: Words, note: string | undefined): readonly string[] =>
  note ? [words('mail.note'), ...note.split(/\s*\n\s*/)].map((line) => `> ${line}`) : [];
