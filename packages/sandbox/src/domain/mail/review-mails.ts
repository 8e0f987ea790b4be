import { type ReasonCode, reasons } from '@quayside/contract/reasons';
import { greetedName } from '@quayside/i18n/greeted-name';
import type { Language } from '@quayside/i18n/language';
import { reasonValues } from '@quayside/i18n/reason-values';
import { formatDate } from '@quayside/rules/calendar-date';
import { REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import type { W8benLife } from '@quayside/rules/w8ben-life';
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

/** The subject of a result. */
type Subject = {
  readonly reference: string;
  /** the name of the flow, which the message names as a product */
  readonly flow: string;
  /** where the button leads */
  readonly page: PageOfApp;
  /** the name of the W-8BEN's holder, if not the reader */
  readonly of?: string | undefined;
  /** where the W-8BEN on file stands, of which the message is */
  readonly life?: W8benLife | undefined;
};

export const notifyOfSubmission = (work: UnitOfWork, userId: string, subject: Subject) =>
  tell(work, userId, 'received', subject, (words) => ({
    action: 'mail.button.status',
    body: words('mail.received.body', REVIEW_WORKING_DAYS),
  }));

/** RULE-21: sends the result of a review by e-mail in the customer's language. */
export const notifyOfOpening = (
  work: UnitOfWork,
  userId: string,
  { account, ...subject }: Subject & { readonly account: string },
) =>
  tell(work, userId, 'opened', subject, (words) => ({
    action: 'mail.button.account',
    body: words('mail.opened.body', { reference: subject.reference, account }),
  }));

/** Sends the approval of any other application. */
export const notifyOfApproval = (work: UnitOfWork, userId: string, subject: Subject) =>
  tell(work, userId, 'approved', subject, (words, language) => ({
    action: 'mail.button.view',
    body: [
      words('mail.approved.body', { thing: thingOf(words, subject.flow) }),
      nextAfter(words, subject, language),
    ].join('\n'),
  }));

/** Returns what an approval allows from now on, or until when it holds. */
function nextAfter(words: Words, { flow, life }: Subject, language: Language): string {
  if (isW8ben(flow) && life) return words('mail.next.w8ben', { date: formatDate(life.validUntil, language) });
  const key = `mail.next.${flow}`;
  return words(isWord(key) && !isW8ben(flow) ? key : 'mail.next.nothing');
}

const isW8ben = (flow: string): boolean => flow.startsWith('w8ben-');

/** Returns what an application is for; both parts of a joint account open it. */
function productOf(words: Words, flow: string): string {
  const key = isW8ben(flow) ? 'mail.product.w8ben' : `mail.product.${flow}`;
  return words(isWord(key) ? key : 'mail.product.opening');
}

/** Returns what the customer sent, within a sentence: `your application for CFDs`. */
function thingOf(words: Words, flow: string): string {
  const key = `mail.thing.${isW8ben(flow) ? 'w8ben' : flow}`;
  return words(isWord(key) ? key : 'mail.thing.opening');
}

/** Returns the title of an approval: what it allows, if it allows something new. */
function approvalOf(flow: string): Word {
  const key = `mail.approved.${flow}`;
  return isWord(key) ? key : 'mail.approved.subject';
}

/** Returns until when a W-8BEN has to be sent and what happens without it; nothing while the one on file counts. */
function whenDue(words: Words, { life }: Subject, language: Language): readonly string[] {
  if (!life || life.state === 'valid') return [];
  const isOver = life.state === 'expired' || life.state === 'overdue';
  return ['', isOver ? words('mail.w8benDue.now') : words('mail.w8benDue.by', { date: dueDay(life, language) })];
}

const dueDay = ({ dueOn, validUntil }: W8benLife, language: Language): string =>
  formatDate(dueOn ?? validUntil, language);

/** Lists rejected and requested items under separate sentences. `minor`: for the guardian of a minor (MSG-34). A W-8BEN has a deadline of its own. */
export const notifyOfRejection = (
  work: UnitOfWork,
  userId: string,
  { items, minor, ...subject }: Subject & { items: readonly RejectedItem[]; minor: boolean },
) =>
  tell(work, userId, 'action-needed', { ...subject, count: items.length }, (words, language) => {
    const lines = (state: 'rejected' | 'asked') =>
      items.filter((item) => (item.state ?? 'rejected') === state).map((item) => `• ${itemText(words, item)}`);
    const rejected = lines('rejected');
    const asked = lines('asked');
    return {
      action: rejected.length > 0 ? 'mail.button.correct' : 'mail.button.add',
      body: [
        ...(minor ? [words('mail.minor.body')] : []),
        ...(rejected.length > 0 ? [words('mail.action.body'), ...rejected] : []),
        ...(asked.length > 0
          ? [rejected.length > 0 ? words('mail.asked.also') : words('mail.asked.body'), ...asked]
          : []),
        ...(isW8ben(subject.flow) ? whenDue(words, subject, language) : ['', words('mail.answersKept')]),
      ].join('\n'),
    };
  });

/** Sends a request to the holder of an open account. */
export const notifyOfRequest = (
  work: UnitOfWork,
  userId: string,
  { item, ...subject }: Subject & { readonly item: RejectedItem },
) =>
  tell(work, userId, 'action-needed', { ...subject, count: 1 }, (words) => ({
    action: 'mail.button.add',
    body: [words('mail.requested.body'), `• ${itemText(words, item)}`, '', words('mail.accountStays')].join('\n'),
  }));

/** `opening`: a failed opening; any other application was declined. */
export const notifyOfFailure = (
  work: UnitOfWork,
  userId: string,
  { code, note, opening, ...subject }: Subject & { code: ReasonCode; note?: string | undefined; opening: boolean },
) =>
  tell(work, userId, opening ? 'failed' : 'declined', subject, (words, language) => {
    const next = afterFailure(code, note);
    return {
      action: next === 'mail.failed.again' ? 'mail.button.again' : 'mail.button.view',
      body: [
        words(opening ? 'mail.failed.body' : 'mail.declined.body', {
          reason: whyFailed(words, code, note),
          thing: thingOf(words, subject.flow),
        }),
        ...quoted(words, note),
        ...(isW8ben(subject.flow) ? [words('mail.declined.w8ben'), ...whenDue(words, subject, language), ''] : []),
        words(next),
      ].join('\n'),
    };
  });

/** As on the page of the result: nothing can be added any more, so a request for more without a note says nothing. */
const whyFailed = (words: Words, code: ReasonCode, note?: string): string =>
  code === 'more-information' && !note ? words('mail.failed.unclear') : words(`reason.${code}`, reasonValues(code));

/** What the customer can do; as on the page of the result, a note or a question of the reviewer comes before another application. */
function afterFailure(code: ReasonCode, note?: string) {
  if (reasons[code] === 'final') return 'mail.failed.final';
  return note || code === 'more-information' ? 'mail.failed.contact' : 'mail.failed.again';
}

const subjects = {
  received: 'mail.received.subject',
  opened: 'mail.opened.subject',
  approved: 'mail.approved.subject',
  'action-needed': 'mail.actionOf.subject',
  failed: 'mail.failed.subject',
  declined: 'mail.declined.subject',
} as const satisfies Partial<Record<MailKind | 'declined', Word>>;

type Said = { readonly action: Word; readonly body: string };

const tell = async (
  work: UnitOfWork,
  userId: string,
  kind: keyof typeof subjects,
  about: Subject & { readonly count?: number },
  say: (words: Words, language: Language) => Said,
): Promise<void> => {
  const { reference, flow, page, of, life, count } = about;
  const link = linkTo(work, page);
  const dated = kind === 'action-needed' && life?.dueOn && life.state !== 'valid' ? life : undefined;
  const isOpening = flow === 'opening' || flow === 'joint';
  const plain =
    kind === 'approved'
      ? approvalOf(flow)
      : kind === 'action-needed' && isOpening
        ? 'mail.action.subject'
        : subjects[kind];
  await notifyUser(work, userId, {
    kind: kind === 'declined' ? 'failed' : kind,
    appType: page.appType,
    subject: dated ? 'mail.actionBy.subject' : plain,
    values: (words, language) => ({
      ...(count === undefined ? {} : { count }),
      product: productOf(words, flow),
      thing: thingOf(words, flow),
      ...(dated ? { date: dueDay(dated, language) } : {}),
    }),
    say: (words, { language }) => {
      const { action, body } = say(words, language);
      const told = [...(of ? [words('mail.about', { holder: greetedName(of) })] : []), body].join('\n');
      return {
        action,
        body: [
          told,
          words('mail.link', { action: words(action), link }),
          ...(told.includes(reference) ? [] : [words('mail.reference', { reference })]),
        ].join('\n\n'),
      };
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
