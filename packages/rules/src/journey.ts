import type * as z from 'zod/mini';
import type { HolderRole } from './age/age.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { DocumentReading } from './document-match/document-match.ts';
import type { EditionCapabilities } from './edition-capabilities/edition-capabilities.ts';
import { type FlowDefinition, placeOf, type StepIdOf } from './flow-definition.ts';
import { type Issue, isError } from './issue.ts';
import type { Answers, DeepPartial, StepAnswers } from './journey/answers.ts';
import { asKept, byField, fromSchema, onlyKnown, unshownIn, withoutForeignTypes } from './journey/shape.ts';
import type { PersonData } from './person-data/person-data.ts';
import type { CustomerFacts } from './prerequisites/prerequisites.ts';
import { followSuggestions, type Suggestions } from './suggestions/suggestions.ts';
import type { W8benFacts } from './w8ben-facts/w8ben-facts.ts';

export type { Answers, DeepPartial, StepAnswers } from './journey/answers.ts';
export { asKept, foreignValue } from './journey/shape.ts';

/** What a step that is done on another device may touch and read there, and nothing else. */
export type HandOff = {
  /** kinds of documents that may be sent */
  readonly documents: readonly string[];
  /** fields of other steps' answers that its screen or its check looks at, by step */
  readonly reads: Readonly<Record<string, readonly string[]>>;
};

/** `due`: not given yet. `provided`: given and not judged. `accepted` and `rejected` are a reviewer's. */
export type RequirementStatus = 'due' | 'provided' | 'accepted' | 'rejected';

/** An uploaded document: how it is filed, its fingerprint in hexadecimal digits, and what was read from it where it could be read. */
export type DocumentFacts = {
  readonly kind: string;
  readonly sha256: string;
  readonly reading?: DocumentReading | undefined;
};

/** What the server knows and the customer does not type. */
export type Facts = {
  /** uploaded documents by id */
  readonly documents: Readonly<Record<string, DocumentFacts>>;
  /** the server's verdict on the face picture */
  readonly face: { readonly result: 'none' | 'passed' | 'failed'; readonly attempts: number };
  /** the agreements in force, which consents have to name */
  readonly agreements: readonly { readonly id: string; readonly version: string }[];
  readonly requirements: Readonly<Record<string, RequirementStatus>>;
  /** whose answers these are where the account has two holders; absent where somebody opens alone */
  readonly holder?: HolderFacts;
  /** of a joint account: by what the other holder is known. The server judges by it; a customer's side has it only where it is their own too */
  readonly otherHolder?: OtherHolderFacts;
  /** what a reviewer asked for in particular, by requirement: kinds of documents */
  readonly asks?: Readonly<Record<string, readonly string[]>>;
  /** what a reviewer sent back, by requirement: the code of the reason, and all answers as they were sent */
  readonly refused?: Readonly<Record<string, { readonly code: string; readonly answers: Answers }>>;
  /** what the national digital ID said, by the step that shows it; answers name it and hold none of it */
  readonly personData?: Readonly<Record<string, PersonData>>;
  /** what stands before a permission of an open account; absent where somebody opens one */
  readonly customer?: CustomerFacts;
  /** what the app offers in which the application was started; absent where nothing is left out */
  readonly capabilities?: EditionCapabilities;
  /** the W-8BEN on file; absent where a flow has nothing to do with it */
  readonly w8ben?: W8benFacts;
};

/** A holder of a joint account. Nothing of the other holder's answers is in it but the name of a minor's guardian, who signs. */
export type HolderFacts = { readonly role: HolderRole; readonly guardian?: string };

/** The least that says that two holders are one person. */
export type OtherHolderFacts = { readonly documentNumber: string };

/** What the server knows of an application in which nothing has happened yet. */
export const noFacts: Facts = {
  documents: {},
  face: { result: 'none', attempts: 0 },
  agreements: [],
  requirements: {},
};

/** All that a step is judged by. */
export type JourneyContext = {
  readonly answers: Answers;
  readonly facts: Facts;
  /** the Singapore calendar date */
  readonly today: CalendarDate;
};

/** Why someone cannot go on although every answer is valid: an outcome page, not a red field. */
export type Ineligibility = 'us-person' | 'country-not-served' | 'under-age' | 'no-employer-consent' | 'margin-refused';

/** What a step's suggestions rest on: other answers, the step's own as they stand, uploaded documents, and what is known about the customer. */
export type SuggestionContext = {
  readonly answers: Answers;
  readonly own: StepAnswers;
  readonly facts: Pick<Facts, 'documents' | 'customer'>;
};

/** What a step asks, when, and what makes the answers good. Where it stands is the definition's of its flow. */
export type StepRule = {
  readonly id: string;
  /** the requirement that this step satisfies; its rejection opens the step again */
  readonly requirement?: string;
  /** whether a reviewer may request the step after the submission, by the answers; it is not asked before. Absent: the step belongs to every application */
  readonly onRequest?: (answers: Answers) => boolean;
  /** the shape of complete answers; its error messages are issue codes */
  readonly schema: z.ZodMiniObject;
  readonly when?: (context: JourneyContext) => boolean;
  /** may be left untouched: it is satisfied without answers, and a draft that is older than the step goes on without it */
  readonly optional?: true;
  /** has a screen that a link opens: while the step is satisfied, Continue and Back pass it by */
  readonly beside?: true;
  /** what a shape cannot say: called with half-filled answers too */
  readonly check?: (answers: StepAnswers, context: JourneyContext) => readonly Issue[];
  /** these answers without those to questions that they, or other answers, leave out: the record of a submission has no others (`askedAnswers`) */
  readonly asked?: (answers: StepAnswers, context: JourneyContext) => StepAnswers;
  /** fields that the screen does not show yet, because another answer decides about them; `checkAsked` leaves their errors out */
  readonly asksLater?: (answers: StepAnswers, context: JourneyContext) => readonly string[];
  readonly ineligible?: (answers: StepAnswers, context: JourneyContext) => Ineligibility | undefined;
  /** the answers in full, where the step keeps some of them by reference */
  readonly resolve?: (answers: StepAnswers, context: JourneyContext) => StepAnswers;
  /** a seal (check your answers, the signature) rests on all answers: a later change of any of them breaks it */
  readonly seals?: true;
  /** ids of the steps of the same journey that these answers were given for: when one of them changes, they have to be given again */
  readonly restsOn?: readonly string[];
  /** answers that follow from others until the customer edits them; `saveAnswers` keeps them up to date, unless `follows` does */
  readonly suggests?: (context: SuggestionContext) => Suggestions;
  /** these answers after another step was saved, where they repeat what other steps or documents say: `before` and `after` are all answers, derived ones included */
  readonly follows?: (
    answers: StepAnswers,
    before: Answers,
    after: Answers,
    documents?: Facts['documents'],
  ) => StepAnswers;
  /** what the form of an untouched step starts with: what other answers and documents say already */
  readonly starts?: (context: JourneyContext) => StepAnswers;
  /** fields that travel encrypted, as paths with * for list entries (CRYPT-01) */
  readonly sensitive?: readonly string[];
  /** wants a camera: somebody at a desktop may hand it to a phone */
  readonly handOff?: HandOff;
};

/** A rule at its place in a journey. */
export type Step = StepRule & {
  /** the named group of the progress bar */
  readonly group: string;
  /** of its screen; absent for a step of a part, whose place is the host's */
  readonly path?: string | undefined;
};

/** Another journey taken in at this place, its step ids prefixed (`w8ben.form`). The edition registers it; a missing one is an error at start. */
export type Part = { readonly part: string; readonly when?: Step['when'] };

/** What a server reads from the answers of an application for purposes of its own. */
export type FieldRead = 'name' | 'email' | 'documentNumber' | 'accountType' | 'tier' | 'holders';

/** What the rules of a flow add to its definition. What has been answered under one version of them stays readable under the next. */
export type JourneyRules = {
  /** counts up when stored answers of the version before need a migration */
  readonly version: number;
  /** answers of steps that do not apply, because what others name says them: later steps read them as if they had been given */
  readonly derive?: (answers: Answers, facts: Facts) => Answers;
  /** migrations[n] turns answers of version n into answers of version n + 1 */
  readonly migrations?: Readonly<Record<number, Migration>>;
  /** where the answers hold what a server reads: step and field */
  readonly reads?: Readonly<Partial<Record<FieldRead, readonly [step: string, field: string]>>>;
  /** steps whose answers say those of others: what is read may follow from them */
  readonly readsFrom?: readonly string[];
  /** its forms start with what is held about the customer, as if they had been saved; its rules judge by that too */
  readonly startsWithHeld?: true;
  /** the flow by which a reviewer asks its customer for something once it was approved */
  readonly asksLaterBy?: string;
  /** with the repetition `when-expired`: whether what the approval rests on counts no longer */
  readonly isExpired?: (customer: CustomerFacts, today: CalendarDate) => boolean;
};

/** A flow with its rules: what client and server judge by. */
export type Journey = Pick<FlowDefinition, 'name' | 'audience' | 'repetition' | 'begunBy' | 'partOf' | 'forHolders'> &
  JourneyRules & {
    readonly steps: readonly (Step | Part)[];
    /** the path of the page about a result; an opening's own where absent */
    readonly resultPath?: string;
  };

/** Puts the rules of a flow's steps in the order of its definition. */
export function defineJourney<const D extends FlowDefinition>(
  definition: D,
  { rules, ...more }: JourneyRules & { readonly rules: Readonly<Record<StepIdOf<D>, StepRule>> },
): Journey {
  const ruleOf: Readonly<Record<string, StepRule | undefined>> = rules;
  const { steps, screens: _, result, ...facts }: FlowDefinition = definition;
  return {
    ...facts,
    ...more,
    ...(result ? { resultPath: placeOf(definition, result).path } : {}),
    steps: steps.map((entry) => {
      if ('part' in entry) return entry;
      const rule = ruleOf[entry.step];
      if (!rule) throw new TypeError(`The flow "${definition.name}" has no rule for its step "${entry.step}".`);
      return { ...rule, group: entry.group, path: entry.path };
    }),
  };
}

/**
 * What a newer version means for somebody with answers of an older one: `code` names the words (group `drafts`, `changed.<code>`), `step` is where it is
 * seen. `answer-again`: an answer did not fit any more and is gone; `look`: nothing is lost, there is something new.
 */
export type JourneyChange = {
  readonly step: string;
  readonly code: string;
  readonly effect: 'answer-again' | 'look';
};

/** Answers in the shape of a newer version of their journey, and what its customer has to be told of. */
export type Migrated = { readonly answers: Answers; readonly changes: readonly JourneyChange[] };

/** Pure, and content with half-filled answers or with those of a single step. */
export type Migration = (answers: Answers) => Migrated;

/** Types a step's checks by its schema, then forgets the types: journeys hold steps of every kind. */
export function defineStep<S extends z.ZodMiniObject>(step: {
  id: string;
  requirement?: string;
  onRequest?: (answers: Answers) => boolean;
  schema: S;
  when?: Step['when'];
  optional?: true;
  beside?: true;
  check?: (answers: DeepPartial<z.output<S>>, context: JourneyContext) => readonly Issue[];
  asked?: (answers: DeepPartial<z.output<S>>, context: JourneyContext) => StepAnswers;
  asksLater?: (answers: DeepPartial<z.output<S>>, context: JourneyContext) => readonly (keyof z.output<S> & string)[];
  ineligible?: (answers: DeepPartial<z.output<S>>, context: JourneyContext) => Ineligibility | undefined;
  resolve?: (answers: DeepPartial<z.output<S>>, context: JourneyContext) => StepAnswers;
  seals?: true;
  restsOn?: readonly string[];
  suggests?: (context: SuggestionContext) => Suggestions;
  follows?: (
    answers: DeepPartial<z.output<S>>,
    before: Answers,
    after: Answers,
    documents?: Facts['documents'],
  ) => DeepPartial<z.output<S>>;
  starts?: (context: JourneyContext) => StepAnswers;
  sensitive?: readonly string[];
  handOff?: HandOff;
}): StepRule {
  return step as unknown as StepRule;
}

/** A journey takes in another one that nobody registered. The message names both; they are names of ours, not answers. */
export class UnknownJourneyError extends Error {
  override readonly name = 'UnknownJourneyError';
  constructor(part: string, journey: string) {
    super(
      `The journey "${journey}" contains "${part}", which is not registered. Register its flow in the edition or with the embedder.`,
    );
  }
}

/** All steps in order, with those of its parts in their place. Throws UnknownJourneyError. */
export function joinJourney(journey: Journey, registered: Readonly<Record<string, Journey>>): readonly Step[] {
  return journey.steps.flatMap((entry) => {
    if (!('part' in entry)) return [entry];
    const part = registered[entry.part];
    if (!part) throw new UnknownJourneyError(entry.part, journey.name);
    return joinJourney(part, registered).map((step) => ({
      ...step,
      path: undefined,
      id: `${entry.part}.${step.id}`,
      ...(step.restsOn ? { restsOn: step.restsOn.map((id) => `${entry.part}.${id}`) } : {}),
      ...(entry.when || step.when
        ? { when: (context: JourneyContext) => (entry.when?.(context) ?? true) && (step.when?.(context) ?? true) }
        : {}),
    }));
  });
}

/** The steps that these answers and facts call for, in their order: those whose `when` says yes, and those without one. */
export const applicable = (steps: readonly Step[], context: JourneyContext): readonly Step[] =>
  steps.filter((step) => step.when?.(context) ?? true);

/** Every issue of a step's answers, one a path, in the order of the schema's fields, which is that of the screen; advice and `character-not-shown` included. */
export function checkStep(step: StepRule, context: JourneyContext): readonly Issue[] {
  const answers = context.answers[step.id] ?? {};
  const shape = step.schema.safeParse(answers);
  const misshapen = shape.success ? [] : shape.error.issues;
  const found = [
    ...misshapen.map(fromSchema),
    ...(step.check?.(withoutForeignTypes(answers, misshapen), context) ?? []),
    ...unshownIn('', answers),
  ];
  return found
    .filter(
      (one, index) => found.findIndex((other) => other.path === one.path && isError(other) === isError(one)) === index,
    )
    .sort(byField(Object.keys(step.schema._zod.def.shape)));
}

/** The issues of the fields that a screen shows: those of fields that are asked later wait for them. A server judges by `checkStep`. */
export function checkAsked(step: StepRule, context: JourneyContext): readonly Issue[] {
  const later = step.asksLater?.(context.answers[step.id] ?? {}, context) ?? [];
  return checkStep(step, context).filter(({ path }) => !later.includes(path.split('.')[0] ?? ''));
}

/** Returns why the answers exclude the customer, complete or not. */
export function ineligibility(
  step: StepRule,
  answers: StepAnswers,
  context: JourneyContext,
): Ineligibility | undefined {
  const shape = step.schema.safeParse(answers);
  return step.ineligible?.(shape.success ? answers : withoutForeignTypes(answers, shape.error.issues), context);
}

/** Guard, progress and next step ask the same of one context many times for each screen. */
const satisfied = new WeakMap<JourneyContext, Map<StepRule, boolean>>();

/**
 * Whether a step is complete: answered without an error or exclusion, and not rejected. An optional step is also complete without answers. The result is kept
 * with the context, which must not change.
 */
export function isSatisfied(step: StepRule, context: JourneyContext): boolean {
  const known = satisfied.get(context) ?? new Map<StepRule, boolean>();
  satisfied.set(context, known);
  const result = known.get(step) ?? judge(step, context);
  known.set(step, result);
  return result;
}

function judge(step: StepRule, context: JourneyContext): boolean {
  if (step.requirement && context.facts.requirements[step.requirement] === 'rejected') return false;
  const answers = context.answers[step.id];
  if (!answers) return step.optional === true;
  return !checkStep(step, context).some(isError) && ineligibility(step, answers, context) === undefined;
}

/** The first applicable step that is not satisfied; undefined when the journey is complete and may be submitted. */
export const nextStep = (steps: readonly Step[], context: JourneyContext): Step | undefined =>
  applicable(steps, context).find((step) => !isSatisfied(step, context));

/** Whether a step may be shown: it applies, and every applicable step before it is satisfied. */
export function isReachable(steps: readonly Step[], id: string, context: JourneyContext): boolean {
  const path = applicable(steps, context);
  const at = path.findIndex((step) => step.id === id);
  return at >= 0 && path.slice(0, at).every((step) => isSatisfied(step, context));
}

/**
 * The answers after a step was saved: the seals that rested on the old ones are gone (of a changed seal, those
 * after it), and what rested on this step if it changed. Steps that repeat what
 * this one says, or follow its suggestions, are brought up to date, as if they had been saved too. `derive`: what follows from the answers, where the journey derives any. `documents`: the uploaded ones.
 */
export function saveAnswers(
  steps: readonly Step[],
  answers: Answers,
  id: string,
  saved: StepAnswers,
  derive: (answers: Answers) => Answers = (given) => given,
  documents: Facts['documents'] = {},
): Answers {
  const stored = storeStep(steps, answers, id, saved);
  const [before, after] = [derive(answers), derive(stored)];
  return steps.reduce((current, step) => {
    const own = current[step.id];
    if (step.id === id || !own) return current;
    const suggested = (given: Answers) => step.suggests?.({ answers: given, own, facts: { documents } }) ?? {};
    const followed = step.follows
      ? step.follows(own, before, after, documents)
      : followSuggestions(own, [suggested(before)], suggested(after));
    return JSON.stringify(followed) === JSON.stringify(own) ? current : storeStep(steps, current, step.id, followed);
  }, stored);
}

function storeStep(steps: readonly Step[], answers: Answers, id: string, saved: StepAnswers): Answers {
  const at = steps.findIndex((one) => one.id === id);
  const step = steps[at];
  const known = asKept(step, onlyKnown(step, saved));
  const changed = JSON.stringify(known) !== JSON.stringify(answers[id]);
  const kept = Object.entries(answers).filter(([otherId]) => {
    const otherAt = steps.findIndex((one) => one.id === otherId);
    const other = steps[otherAt];
    // Stryker disable next-line EqualityOperator: the answers of the saved step itself are set below
    const broken = other?.seals && (step?.seals ? changed && otherAt > at : true);
    return !broken && !(changed && other?.restsOn?.includes(id));
  });
  return { ...Object.fromEntries(kept), [id]: known };
}

/** Answers stored under an older version of the journey, in the shape of this one, and what changed on the way. Those of a newer version stay as they are. */
export function migrateAnswers(journey: Journey, answers: Answers, version: number): Migrated {
  let migrated: Migrated = { answers, changes: [] };
  for (let from = version; from < journey.version; from++) {
    const next = journey.migrations?.[from]?.(migrated.answers);
    if (next) migrated = { answers: next.answers, changes: [...migrated.changes, ...next.changes] };
  }
  return migrated;
}
