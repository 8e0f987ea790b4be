import { type ReasonCode, reasonKinds } from '@quayside/contract/reasons';
import { formatGreetingName } from '@quayside/i18n/internals/greeted-name';
import { reasonValues } from '@quayside/i18n/internals/reason-values';
import type { Language } from '@quayside/i18n/language';
import type { W8benOverview } from '@quayside/rules/internals/w8ben-life';
import { REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { formatDate } from '@quayside/values/calendar-date';
import type { MailKind } from '../messages/mailbox.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { isServerTextKey, type ServerTextKey, type ServerTranslator } from '../texts/server-texts.ts';
import { type AppPage, createLink } from './app-link.ts';
import { notifyUser } from './notify-user.ts';

/** An item that a reviewer rejected or requested, with the reason and note. */
export type RejectedItem = {
  readonly requirement: string;
  readonly code: ReasonCode;
  readonly note?: string | undefined;
  /** Whether the item was rejected or requested; by default `rejected`. */
  readonly state?: 'rejected' | 'asked';
};

/** What a mail says about the application that it concerns. */
type Subject = {
  readonly reference: string;
  /** Name of the flow, from which the mail gets the name of the product. */
  readonly flow: string;
  /** Page that the button of the mail opens. */
  readonly page: AppPage;
  /** Name of the W-8BEN's holder; undefined if it is the reader. */
  readonly of?: string | undefined;
  /** Status of the W-8BEN on file; only in mails about a W-8BEN. */
  readonly life?: W8benOverview | undefined;
};

/** Confirms to the customer that an application was received. */
export const notifyOfSubmission = (work: UnitOfWork, userId: string, subject: Subject) =>
  notify(work, userId, 'received', subject, (words) => ({
    action: 'mail.button.status',
    body: words('mail.received.body', REVIEW_WORKING_DAYS),
  }));

/** Notifies the customer that an account is open (RULE-21). `account` is the masked account number. */
export const notifyOfOpening = (
  work: UnitOfWork,
  userId: string,
  { account, ...subject }: Subject & { readonly account: string },
) =>
  notify(work, userId, 'opened', subject, (words) => ({
    action: 'mail.button.account',
    body: words('mail.opened.body', { reference: subject.reference, account }),
  }));

/** Notifies the customer that an application other than an opening was approved. */
export const notifyOfApproval = (work: UnitOfWork, userId: string, subject: Subject) =>
  notify(work, userId, 'approved', subject, (words, language) => ({
    action: 'mail.button.view',
    body: [
      words('mail.approved.body', { thing: thingOf(words, subject.flow) }),
      nextAfter(words, subject, language),
    ].join('\n'),
  }));

/** Returns what the customer can do after an approval, or until when a W-8BEN is valid. */
function nextAfter(words: ServerTranslator, { flow, life }: Subject, language: Language): string {
  if (isW8ben(flow) && life) return words('mail.next.w8ben', { date: formatDate(life.validUntil, language) });
  const key = `mail.next.${flow}`;
  return words(isServerTextKey(key) && !isW8ben(flow) ? key : 'mail.next.nothing');
}

const isW8ben = (flow: string): boolean => flow.startsWith('w8ben-');

/** Returns the name of the product that an application is for. Both parts of a joint account are for the account. */
function productOf(words: ServerTranslator, flow: string): string {
  const key = isW8ben(flow) ? 'mail.product.w8ben' : `mail.product.${flow}`;
  return words(isServerTextKey(key) ? key : 'mail.product.opening');
}

/** Returns the name of an application within a sentence, such as `your application for CFDs`. */
function thingOf(words: ServerTranslator, flow: string): string {
  const key = `mail.thing.${isW8ben(flow) ? 'w8ben' : flow}`;
  return words(isServerTextKey(key) ? key : 'mail.thing.opening');
}

/** Returns the text key of an approval's subject, which names a newly permitted product. */
function approvalOf(flow: string): ServerTextKey {
  const key = `mail.approved.${flow}`;
  return isServerTextKey(key) ? key : 'mail.approved.subject';
}

/** Returns lines with the deadline of a W-8BEN and what happens after it. The list is empty while the form on file is valid. */
function whenDue(words: ServerTranslator, { life }: Subject, language: Language): readonly string[] {
  if (!life || life.state === 'valid') return [];
  const isOver = life.state === 'expired' || life.state === 'overdue';
  return ['', isOver ? words('mail.w8benDue.now') : words('mail.w8benDue.by', { date: dueDay(life, language) })];
}

const dueDay = ({ dueOn, validUntil }: W8benOverview, language: Language): string =>
  formatDate(dueOn ?? validUntil, language);

/**
 * Notifies the customer of rejected and requested items, in separate lists. `minor` addresses the guardian of a minor (MSG-34). A mail about a W-8BEN names
 * its deadline.
 */
export const notifyOfRejection = (
  work: UnitOfWork,
  userId: string,
  { items, minor, ...subject }: Subject & { items: readonly RejectedItem[]; minor: boolean },
) =>
  notify(work, userId, 'action-needed', { ...subject, count: items.length }, (words, language) => {
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

/** Asks the holder of an open account for documents. */
export const notifyOfRequest = (
  work: UnitOfWork,
  userId: string,
  { item, ...subject }: Subject & { readonly item: RejectedItem },
) =>
  notify(work, userId, 'action-needed', { ...subject, count: 1 }, (words) => ({
    action: 'mail.button.add',
    body: [words('mail.requested.body'), `• ${itemText(words, item)}`, '', words('mail.accountStays')].join('\n'),
  }));

/** Notifies the customer that an application failed. `opening` distinguishes a refused account opening from a declined request. */
export const notifyOfFailure = (
  work: UnitOfWork,
  userId: string,
  { code, note, opening, ...subject }: Subject & { code: ReasonCode; note?: string | undefined; opening: boolean },
) =>
  notify(work, userId, opening ? 'failed' : 'declined', subject, (words, language) => {
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

/**
 * Returns why an application failed, worded as on the result page. A request for more information without a note is omitted, because the customer can no
 * longer add any.
 */
const whyFailed = (words: ServerTranslator, code: ReasonCode, note?: string): string =>
  code === 'more-information' && !note ? words('mail.failed.unclear') : words(`reason.${code}`, reasonValues(code));

/** Returns what the customer can do after a failure. As on the result page, a reviewer's note or question takes precedence over a new application. */
function afterFailure(code: ReasonCode, note?: string) {
  if (reasonKinds[code] === 'final') return 'mail.failed.final';
  return note || code === 'more-information' ? 'mail.failed.contact' : 'mail.failed.again';
}

const subjects = {
  received: 'mail.received.subject',
  opened: 'mail.opened.subject',
  approved: 'mail.approved.subject',
  'action-needed': 'mail.actionOf.subject',
  failed: 'mail.failed.subject',
  declined: 'mail.declined.subject',
} as const satisfies Partial<Record<MailKind | 'declined', ServerTextKey>>;

type MailText = { readonly action: ServerTextKey; readonly body: string };

const notify = async (
  work: UnitOfWork,
  userId: string,
  kind: keyof typeof subjects,
  about: Subject & { readonly count?: number },
  say: (words: ServerTranslator, language: Language) => MailText,
): Promise<void> => {
  const { reference, flow, page, of, life, count } = about;
  const link = createLink(work, page);
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
      const text = [...(of ? [words('mail.about', { holder: formatGreetingName(of) })] : []), body].join('\n');
      return {
        action,
        body: [
          text,
          words('mail.link', { action: words(action), link }),
          ...(text.includes(reference) ? [] : [words('mail.reference', { reference })]),
        ].join('\n\n'),
      };
    },
  });
};

/** Reasons that do not say which answer to correct. */
const tellsNothing: readonly ReasonCode[] = ['request-unanswered'];

function itemText(words: ServerTranslator, { requirement, code, note }: RejectedItem): string {
  const key = `requirement.${requirement}`;
  const title = isServerTextKey(key) ? words(key) : requirement;
  const todo = !note && tellsNothing.includes(code) ? [words('mail.item.check')] : [];
  const why = [`${title}: ${words(`reason.${code}`, reasonValues(code))}`, ...todo].join(' ');
  return [why, ...quoted(words, note)].join('\n');
}

/** Returns a reviewer's note as quoted lines below an introduction, because the note may be in another language. */
const quoted = (words: ServerTranslator, note: string | undefined): readonly string[] =>
  note ? [words('mail.note'), ...note.split(/\s*\n\s*/)].map((line) => `> ${line}`) : [];
