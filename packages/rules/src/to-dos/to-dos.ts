import type { Amount } from '@quayside/values/amount';
import { addDays, type CalendarDate, compareDates, toSingaporeDate } from '@quayside/values/calendar-date';
import { getAssessmentStatus } from '../assessment-validity/assessment-validity.ts';
import type { AssessmentKind } from '../cognitive-assessment/cognitive-assessment.ts';
import { DRAFT_LIFETIME } from '../draft-lifetime/draft-lifetime.ts';
import { type DerivativeProduct, derivativeProducts } from '../enumerations.ts';
import { type LeveragedAccount, leveragedAccounts, type MarginCalls } from '../metrics/margin-calls/margin-calls.ts';
import { assessmentByProduct, type CustomerFacts } from '../prerequisites/prerequisites.ts';
import type { FormHolder } from '../w8ben-facts/w8ben-facts.ts';
import { getW8benOverview, type SignedW8ben, type W8benState } from '../w8ben-life/w8ben-life.ts';

/**
 * Urgencies of to-dos, the most urgent first. `danger`: money is at risk. `overdue`: the to-do blocks something, or its last day is today or past. `due`: it
 * has a later deadline, or another person waits for it. `open`: it can wait.
 */
export const urgencies = ['danger', 'overdue', 'due', 'open'] as const;
/** The urgency of a to-do: one of the ids in `urgencies`. */
export type Urgency = (typeof urgencies)[number];

/** The last day of a to-do, relative to today. */
export type Deadline = { readonly on: CalendarDate; readonly when: 'past' | 'today' | 'ahead' };

/** A task of the customer. `holder` is the id of another holder, if the task is about that holder. */
export type CustomerTask =
  | {
      readonly kind: 'margin-call';
      readonly account: LeveragedAccount;
      readonly amount: Amount;
      readonly currency: string;
    }
  /** `open`: the ids of the items to correct; empty if all are corrected and the customer must submit the application again */
  | {
      readonly kind: 'sent-back' | 'documents-requested';
      readonly flow: string;
      readonly holder?: string | undefined;
      readonly open: readonly string[];
    }
  | { readonly kind: 'w8ben'; readonly whose: FormHolder | undefined; readonly state: W8benState }
  /** `expiredOn`: the first day on which the assessment is not valid */
  | {
      readonly kind: 'assessment-expired';
      readonly assessment: AssessmentKind;
      readonly product: DerivativeProduct;
      readonly expiredOn: CalendarDate;
    }
  /** The application of a second holder. `own-login`: the customer is the second holder. `this-device`: the second holder answers on this device. */
  | { readonly kind: 'second-holder'; readonly way: 'own-login' | 'this-device' }
  | { readonly kind: 'draft'; readonly flow: string; readonly holder?: string | undefined }
  /** The first deposit of a customer without cash and positions, if nothing else is due. */
  | { readonly kind: 'pay-in' };

/** A to-do of the customer. `id` is the same on all pages. */
export type ToDo = CustomerTask & {
  readonly id: string;
  readonly urgency: Urgency;
  readonly deadline?: Deadline | undefined;
};

/** The to-dos of a customer. `unvalued` are accounts for which a margin call is unknown. */
export type ToDos = { readonly items: readonly ToDo[]; readonly unvalued: readonly LeveragedAccount[] };

/** An application as `getToDos` needs it: its flow, its state, its open items and who must act. */
export type RequestFacts = {
  readonly applicationId: string;
  readonly flow: string;
  readonly holder?: string | undefined;
  readonly state: 'draft' | 'under-review' | 'action-needed' | 'opened' | 'failed';
  readonly open: readonly string[];
  /** Who must act. Defaults to the customer, in a draft or after a rejection. */
  readonly turn?: 'customer' | 'other-holder' | 'broker' | 'nobody' | undefined;
  readonly part?: { readonly way: 'this-device' | 'own-login' } | undefined;
  /** The draft with the time until which it is kept; absent if nothing is saved. */
  readonly draft?: { readonly keptUntil: string } | undefined;
};

/** Facts about a customer that `getToDos` needs. `margin` and `funded` are absent if the server does not send them. */
export type ToDoFacts = {
  readonly customer: Pick<CustomerFacts, 'accounts' | 'assessments' | 'holder'>;
  readonly requests: readonly RequestFacts[];
  readonly w8ben: SignedW8ben | null;
  readonly w8bensOfOthers: readonly { readonly whose: FormHolder; readonly w8ben: SignedW8ben | null }[];
  readonly margin?: MarginCalls | undefined;
  /** Whether any account has cash, a debt or a position. */
  readonly funded?: boolean | undefined;
};

/** Returns the to-dos of a customer, the most urgent first, then by deadline. Within an urgency, to-dos without a deadline are last. */
export function getToDos(situation: ToDoFacts, today: CalendarDate): ToDos {
  const found = [
    ...marginCalls(situation),
    ...situation.requests.flatMap((request) => ofRequest(request, situation, today)),
    ...w8bens(situation, today),
    ...expiredAssessments(situation, today),
  ].map((one) => withDeadline(one, today));
  const isPayInNext = situation.funded === false && found.every(({ urgency }) => urgency === 'open');
  const items = isPayInNext ? [...found, payIn] : found;
  return { items: items.toSorted(byUrgency), unvalued: unvaluedOf(situation) };
}

const payIn: ToDo = { kind: 'pay-in', id: 'pay-in', urgency: 'open' };

type Found = CustomerTask & { readonly id: string; readonly urgency: Urgency; readonly by?: CalendarDate | undefined };

const marginCalls = ({ margin }: ToDoFacts): readonly Found[] =>
  (margin?.calls ?? []).map(({ dueOn, ...call }) => ({
    kind: 'margin-call',
    id: `margin-call ${call.account}`,
    urgency: 'danger',
    by: dueOn,
    ...call,
  }));

const unvaluedOf = ({ margin, customer }: ToDoFacts): readonly LeveragedAccount[] =>
  margin?.unvalued ?? leveragedAccounts.filter((one) => customer.accounts.includes(one));

function ofRequest(request: RequestFacts, situation: ToDoFacts, today: CalendarDate): readonly Found[] {
  const { applicationId, flow, holder, state, open, turn = 'customer', draft } = request;
  if (turn !== 'customer') return [];
  const id = `${flow} ${applicationId}`;
  const about = holder === undefined ? { flow } : { flow, holder };
  if (state === 'action-needed') {
    const kind = isDocumentRequest(request) ? 'documents-requested' : 'sent-back';
    return [{ kind, id, urgency: 'overdue', open, by: w8benDue(request, situation, today), ...about }];
  }
  if (state !== 'draft') return [];
  const by = draft && toSingaporeDate(new Date(draft.keptUntil));
  if (flow === 'joint' && request.part) {
    const { way } = request.part;
    if (way === 'this-device' && isFirstHoldersTurn(situation)) return [];
    return [{ kind: 'second-holder', id, urgency: 'due', by, way }];
  }
  const isAskedByW8ben =
    flow.startsWith('w8ben-') && w8bens(situation, today).some(({ whose }) => whose?.id === holder);
  if (by === undefined || isAskedByW8ben) return [];
  const isEnding = compareDates(by, addDays(today, DRAFT_LIFETIME.warnedDays)) <= 0;
  return [{ kind: 'draft', id, urgency: isEnding ? 'due' : 'open', by, ...about }];
}

/** Returns the deadline of a rejected form: the end of the form on file, or the deadline for a change that made it incorrect (RULE-19). */
function w8benDue(
  { flow, holder }: RequestFacts,
  { w8ben, w8bensOfOthers }: ToDoFacts,
  today: CalendarDate,
): CalendarDate | undefined {
  if (!flow.startsWith('w8ben-')) return undefined;
  const signed = holder === undefined ? w8ben : w8bensOfOthers.find(({ whose }) => whose.id === holder)?.w8ben;
  const life = signed ? getW8benOverview(signed, today) : undefined;
  return life && life.state !== 'valid' ? (life.dueOn ?? life.validUntil) : undefined;
}

const isDocumentRequest = ({ flow, open }: RequestFacts): boolean =>
  flow === 'document-request' ||
  (flow === 'opening' && open.length > 0 && open.every((one) => one === 'additional-document'));

/** Returns whether the first holder has not submitted yet. On one device, the second holder starts after that. */
const isFirstHoldersTurn = ({ requests }: ToDoFacts): boolean =>
  requests.some(({ flow, state, turn = 'customer' }) => flow === 'opening' && state === 'draft' && turn === 'customer');

type FoundW8ben = Extract<Found, { readonly kind: 'w8ben' }>;

/** Returns the to-dos about W-8BEN forms. Leaves out forms under review or rejected, and those of institutions (RULE-20). */
const w8bens = ({ customer, w8ben, w8bensOfOthers, requests }: ToDoFacts, today: CalendarDate): readonly FoundW8ben[] =>
  [...(customer.holder === 'institution' ? [] : [{ whose: undefined, w8ben }]), ...w8bensOfOthers].flatMap(
    ({ whose, w8ben: signed }): readonly FoundW8ben[] => {
      const isSent = requests.some(
        ({ flow, holder, state }) =>
          flow.startsWith('w8ben-') && holder === whose?.id && (state === 'under-review' || state === 'action-needed'),
      );
      if (!signed || isSent) return [];
      const { state, asks, dueOn, validUntil } = getW8benOverview(signed, today);
      if (asks.length === 0) return [];
      const urgency = state === 'expired' || state === 'overdue' ? 'overdue' : 'due';
      return [{ kind: 'w8ben', id: `w8ben ${whose?.id ?? 'own'}`, urgency, by: dueOn ?? validUntil, whose, state }];
    },
  );

/** Returns a to-do for each expired assessment, for the first product that needs it. A valid assessment cannot be renewed. */
function expiredAssessments({ customer, requests }: ToDoFacts, today: CalendarDate): readonly Found[] {
  const held = derivativeProducts.filter((product) => customer.accounts.includes(product));
  const first = new Map(held.toReversed().map((product) => [assessmentByProduct[product], product]));
  return [...first].flatMap(([assessment, product]): readonly Found[] => {
    const isSent = requests.some(
      ({ flow, state }) => flow === product && (state === 'under-review' || state === 'action-needed'),
    );
    const standing = getAssessmentStatus(assessment, customer.assessments[assessment], today);
    if (isSent || standing.state !== 'expired') return [];
    const { expiredOn } = standing;
    return [
      {
        kind: 'assessment-expired',
        id: `assessment ${assessment}`,
        urgency: 'overdue',
        assessment,
        product,
        expiredOn,
      },
    ];
  });
}

function withDeadline({ by, ...one }: Found, today: CalendarDate): ToDo {
  if (by === undefined) return one;
  const days = compareDates(by, today);
  const deadline: Deadline = { on: by, when: days < 0 ? 'past' : days === 0 ? 'today' : 'ahead' };
  return { ...one, deadline, urgency: one.urgency === 'due' && days <= 0 ? 'overdue' : one.urgency };
}

const byUrgency = (a: ToDo, b: ToDo): number =>
  urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) || compareDeadlines(a.deadline, b.deadline);

function compareDeadlines(a: Deadline | undefined, b: Deadline | undefined): number {
  if (a && b) return compareDates(a.on, b.on);
  return a ? -1 : b ? 1 : 0;
}
