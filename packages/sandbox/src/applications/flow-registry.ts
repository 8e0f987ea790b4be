import { codes } from '@quayside/contract/envelope';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import { type Answers, type Journey, joinJourney, type Step } from '@quayside/rules/journey';
import type { CustomerFacts } from '@quayside/rules/prerequisites';
import { Refusal } from '../server/refusal.ts';

/** What the server reads from the answers for purposes of its own. */
export type FieldRead = 'name' | 'email' | 'documentNumber' | 'accountType' | 'tier' | 'holders';

export type FlowDefinition = {
  readonly journey: Journey;
  /** the flow that this one is the second holder's part of */
  readonly partOf?: string;
  /** for those who hold an account: its rules judge by what is known of them, with `information` also by what they gave at the opening and since */
  readonly customers?: 'facts' | 'information';
  /** its forms start with what is held about the customer, as if they had been saved */
  readonly startsWithHeld?: true;
  /** its rules judge by the W-8BEN on file */
  readonly w8ben?: true;
  /** nobody starts it for themselves: it is there once a reviewer asks for something */
  readonly begunBy?: 'reviewer';
  /** the flow by which a reviewer asks its customer for something once it was approved */
  readonly asksLaterBy?: string;
  /** may be gone through again once it was approved */
  readonly repeatable?: true;
  /** may be gone through again once it was approved and what it rests on has expired */
  readonly renewable?: (customer: CustomerFacts, today: CalendarDate) => boolean;
  /** the customer's page about a result, below the host's base: mails lead there; an opening's where absent */
  readonly resultPage?: string;
  /** what a reviewer accepts or rejects, item by item */
  readonly requirements: readonly string[];
  /** what a reviewer may ask for besides, as requirements that come once they are asked for; it goes by what was answered */
  readonly requests?: (answers: Answers) => readonly string[];
  /** where the answers hold it: step and field */
  readonly reads: Readonly<Partial<Record<FieldRead, readonly [step: string, field: string]>>>;
  /** steps whose answers say those of others: what is read may follow from them */
  readonly readsFrom?: readonly string[];
};

/** A flow as the server keeps it: its journey with all parts joined. */
export type Flow = FlowDefinition & { readonly name: string; readonly steps: readonly Step[] };

/** The flows that customers can start. Throws Refusal for any other name. */
export type FlowRegistry = {
  readonly flow: (name: string) => Flow;
  /** the flow of the second holder's part of another; undefined where that has none */
  readonly partOf: (name: string) => Flow | undefined;
};

/** `parts`: journeys that the offered ones contain. Throws UnknownJourneyError. */
export function createFlowBook(
  offered: readonly FlowDefinition[],
  parts: Readonly<Record<string, Journey>>,
): FlowRegistry {
  const flows = new Map(
    offered.map((definition) => {
      const { journey } = definition;
      return [journey.name, { ...definition, name: journey.name, steps: joinJourney(journey, parts) }];
    }),
  );
  return {
    flow(name) {
      const flow = flows.get(name);
      if (!flow) throw new Refusal(codes.notFound, 'There is no such flow.');
      return flow;
    },
    partOf: (name) => [...flows.values()].find(({ partOf }) => partOf === name),
  };
}

/** The text that the answers hold for a purpose, or undefined. */
export function readField(flow: Flow, answers: Answers, read: FieldRead): string | undefined {
  const [step = '', field = ''] = flow.reads[read] ?? [];
  const value = answers[step]?.[field];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}
