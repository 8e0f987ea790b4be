import type { CalendarDate } from '@quayside/values/calendar-date';
import type * as z from 'zod/mini';
import type { HolderRole } from './age/age.ts';
import type { DocumentReading } from './document-match/document-match.ts';
import type { EditionCapabilities } from './edition-capabilities/edition-capabilities.ts';
import { type FlowDefinition, getScreenDefinition, type StepIdOf } from './flow-definition.ts';
import { type Issue, isError } from './issue.ts';
import type { Answers, DeepPartial, StepAnswers } from './journey/answers.ts';
import {
  checkSupportedCharacters,
  compareByField,
  omitMistypedFields,
  omitUnknownFields,
  toIssue,
  toStoredAnswers,
} from './journey/shape.ts';
import type { PersonData } from './person-data/person-data.ts';
import type { CustomerFacts } from './prerequisites/prerequisites.ts';
import { applySuggestions, type Suggestions } from './suggestions/suggestions.ts';
import type { W8benFacts } from './w8ben-facts/w8ben-facts.ts';

export type { Answers, DeepPartial, StepAnswers } from './journey/answers.ts';
export { findMistypedValue, toStoredAnswers } from './journey/shape.ts';

/** The documents and answers that another device may use while it completes a step. */
export type HandOff = {
  /** Kinds of documents that the device may upload. */
  readonly documents: readonly string[];
  /** Fields of other steps that the screen or the check reads, by step. */
  readonly reads: Readonly<Record<string, readonly string[]>>;
};

/** The status of a requirement. `due`: not provided. `provided`: not reviewed. A reviewer sets `accepted` or `rejected`. */
export type RequirementStatus = 'due' | 'provided' | 'accepted' | 'rejected';

/** An uploaded document: its kind, its SHA-256 hash in hexadecimal digits, and the data read from it if it was readable. */
export type DocumentFacts = {
  readonly kind: string;
  readonly sha256: string;
  readonly reading?: DocumentReading | undefined;
};

/** Facts from the server, which the customer does not type: documents, face check, agreements, reviews and data about the customer. */
export type Facts = {
  /** Uploaded documents by id. */
  readonly documents: Readonly<Record<string, DocumentFacts>>;
  /** The server's result for the face picture. */
  readonly face: { readonly result: 'none' | 'passed' | 'failed'; readonly attempts: number };
  /** The agreements in force; consents must have their ids and versions. */
  readonly agreements: readonly { readonly id: string; readonly version: string }[];
  readonly requirements: Readonly<Record<string, RequirementStatus>>;
  /** The holder who gives these answers; absent for an account with one holder. */
  readonly holder?: HolderFacts;
  /** For a joint account: the identity of the other holder, which the server checks. A device has it only if its customer typed it. */
  readonly otherHolder?: OtherHolderFacts;
  /** Kinds of documents that a reviewer requested, by requirement. */
  readonly asks?: Readonly<Record<string, readonly string[]>>;
  /** Rejections by a reviewer, by requirement: the code of the reason, and all answers as submitted. */
  readonly refused?: Readonly<Record<string, { readonly code: string; readonly answers: Answers }>>;
  /** Data from the national digital ID, by the step that shows it; answers refer to it by id. */
  readonly personData?: Readonly<Record<string, PersonData>>;
  /** Facts for the prerequisites of a permission; absent while an account is being opened. */
  readonly customer?: CustomerFacts;
  /** Capabilities of the edition in which the application started; absent if the edition offers everything. */
  readonly capabilities?: EditionCapabilities;
  /** The W-8BEN on file; absent in flows that do not use it. */
  readonly w8ben?: W8benFacts;
};

/** A holder of a joint account. For a minor, `guardian` is the name of the guardian, who signs. The facts have no other answers of the other holder. */
export type HolderFacts = { readonly role: HolderRole; readonly guardian?: string };

/** The identity of the other holder, to check that two holders are different people. */
export type OtherHolderFacts = { readonly documentNumber: string };

/** The facts of a new application: no documents, no face picture, no agreements and no reviews. */
export const initialFacts: Facts = {
  documents: {},
  face: { result: 'none', attempts: 0 },
  agreements: [],
  requirements: {},
};

/** The data that the rules of a step read: all answers, the server's facts and the date. */
export type JourneyContext = {
  readonly answers: Answers;
  readonly facts: Facts;
  /** The current date in Singapore. */
  readonly today: CalendarDate;
};

/** A reason why a customer cannot continue although every answer is valid. An outcome page explains it instead of a field error. */
export type Ineligibility = 'us-person' | 'country-not-served' | 'under-age' | 'no-employer-consent' | 'margin-refused';

/** The data for a step's suggestions. `own` are the current answers of the step. */
export type SuggestionContext = {
  readonly answers: Answers;
  readonly own: StepAnswers;
  readonly facts: Pick<Facts, 'documents' | 'customer'>;
};

/** The rules of a step: the schema of its answers, when it applies, and when its answers are valid. The flow definition decides its position. */
export type StepRule = {
  readonly id: string;
  /** The requirement that this step satisfies; a rejection of the requirement reopens the step. */
  readonly requirement?: string;
  /** Returns whether a reviewer may request the step after the submission. Absent: the step is part of every application. */
  readonly onRequest?: (answers: Answers) => boolean;
  /** The schema of complete answers; its error messages are issue codes. */
  readonly schema: z.ZodMiniObject;
  readonly when?: (context: JourneyContext) => boolean;
  /** The step is satisfied without answers, also in a draft that is older than the step. */
  readonly optional?: true;
  /** The screen opens from a link. Continue and Back skip it while the step is satisfied. */
  readonly skipWhenSatisfied?: true;
  /** Returns issues that a schema cannot express; also called with incomplete answers. */
  readonly check?: (answers: StepAnswers, context: JourneyContext) => readonly Issue[];
  /** Returns the answers without those to questions that do not apply, for a submission (`applicableAnswers`). */
  readonly pickApplicable?: (answers: StepAnswers, context: JourneyContext) => StepAnswers;
  /** Returns fields that the screen does not show yet, because they depend on another answer; `checkApplicable` ignores their errors. */
  readonly getPendingFields?: (answers: StepAnswers, context: JourneyContext) => readonly string[];
  readonly ineligible?: (answers: StepAnswers, context: JourneyContext) => Ineligibility | undefined;
  /** Returns the full answers if the step stores some by reference. */
  readonly resolve?: (answers: StepAnswers, context: JourneyContext) => StepAnswers;
  /** The step confirms all answers before it (check your answers, the signature). A later change of an answer removes the confirmation. */
  readonly seals?: true;
  /** Ids of the steps of the same journey on which these answers depend. A change of one of them deletes these answers. */
  readonly dependsOn?: readonly string[];
  /** Returns suggested answers, which follow other answers until the customer edits them; `saveAnswers` updates them unless `syncAnswers` exists. */
  readonly suggestAnswers?: (context: SuggestionContext) => Suggestions;
  /** Returns the answers, updated after the save of another step that they repeat. `before` and `after` are all answers, with derived ones. */
  readonly syncAnswers?: (
    answers: StepAnswers,
    before: Answers,
    after: Answers,
    documents?: Facts['documents'],
  ) => StepAnswers;
  /** Returns the initial answers of an untouched step, from other answers and documents. */
  readonly getInitialAnswers?: (context: JourneyContext) => StepAnswers;
  /** Paths of fields that are sent encrypted, with * for list entries (CRYPT-01). */
  readonly sensitive?: readonly string[];
  /** What a phone needs to complete the step. Present if the step needs a camera, so that a customer at a desktop may continue on a phone. */
  readonly handOff?: HandOff;
};

/** A step of a journey: its rules, its progress group and its path. */
export type Step = StepRule & {
  /** The named group of the progress bar. */
  readonly group: string;
  /** Path of the screen. Absent for a step of a part, which gets its path from the host. */
  readonly path?: string | undefined;
};

/** A reference to another journey, whose steps are inserted here with a prefix (`w8ben.form`). The edition registers that journey. */
export type Part = { readonly part: string; readonly when?: Step['when'] };

/** The name of an answer that a server reads, such as the email address for mails. */
export type ServerField = 'name' | 'email' | 'documentNumber' | 'accountType' | 'tier' | 'holders';

/** The rules of a flow, which `defineJourney` adds to its definition. */
export type JourneyRules = {
  /** The version of the stored answers; a new version needs a migration. */
  readonly version: number;
  /** Returns the answers with those of steps that the digital ID replaces, so that later steps can read them. */
  readonly derive?: (answers: Answers, facts: Facts) => Answers;
  /** `migrations[n]` converts answers of version n to version n + 1. */
  readonly migrations?: Readonly<Record<number, Migration>>;
  /** Step and field of each answer that a server reads. */
  readonly reads?: Readonly<Partial<Record<ServerField, readonly [step: string, field: string]>>>;
  /** Steps from which the answers that a server reads may be derived. */
  readonly readsFrom?: readonly string[];
  /** The forms and rules start with the stored information about the customer, as if the customer had saved it in this flow. */
  readonly startsWithStoredAnswers?: true;
  /** The flow with which a reviewer requests documents after the approval. */
  readonly documentRequestFlow?: string;
  /** Returns whether the basis of the approval has expired, for the repetition `when-expired`. */
  readonly isExpired?: (customer: CustomerFacts, today: CalendarDate) => boolean;
};

/** A flow with its rules. Client and server use the same journey. */
export type Journey = Pick<FlowDefinition, 'name' | 'audience' | 'repetition' | 'startedBy' | 'partOf' | 'forHolders'> &
  JourneyRules & {
    readonly steps: readonly (Step | Part)[];
    /** The path of the result page. Defaults to the result page of the opening. */
    readonly resultPath?: string;
  };

/** Returns the journey of a flow definition and its rules, in the order of the definition. Throws TypeError if a step has no rule. */
export function defineJourney<const D extends FlowDefinition>(
  definition: D,
  { rules, ...more }: JourneyRules & { readonly rules: Readonly<Record<StepIdOf<D>, StepRule>> },
): Journey {
  const ruleOf: Readonly<Record<string, StepRule | undefined>> = rules;
  const { steps, screens: _, result, ...facts }: FlowDefinition = definition;
  return {
    ...facts,
    ...more,
    ...(result ? { resultPath: getScreenDefinition(definition, result).path } : {}),
    steps: steps.map((entry) => {
      if ('part' in entry) return entry;
      const rule = ruleOf[entry.step];
      if (!rule) throw new TypeError(`The flow "${definition.name}" has no rule for its step "${entry.step}".`);
      return { ...rule, group: entry.group, path: entry.path };
    }),
  };
}

/**
 * The effect of a newer version on older answers. `step` changed, and `code` selects the text (group `drafts`, `changed.<code>`). `answer-again`: an answer is
 * invalid and was deleted. `look`: the step has something new, but no answer was deleted.
 */
export type JourneyChange = {
  readonly step: string;
  readonly code: string;
  readonly effect: 'answer-again' | 'look';
};

/** Answers migrated to a newer version of their journey, and the changes that the customer must see. */
export type MigratedAnswers = { readonly answers: Answers; readonly changes: readonly JourneyChange[] };

/** A pure function that migrates answers by one version. The answers may be incomplete, or those of a single step. */
export type Migration = (answers: Answers) => MigratedAnswers;

/** The rules whose answers have the type of the step's schema. */
type TypedByAnswers = keyof Pick<
  StepRule,
  'schema' | 'check' | 'pickApplicable' | 'getPendingFields' | 'ineligible' | 'resolve' | 'syncAnswers'
>;

/** Returns the rules of a step. Infers the types of its answers from the schema, and returns rules without them, so that a journey can contain any step. */
export function defineStep<S extends z.ZodMiniObject>(
  step: Omit<StepRule, TypedByAnswers> & {
    schema: S;
    check?: (answers: DeepPartial<z.output<S>>, context: JourneyContext) => readonly Issue[];
    pickApplicable?: (answers: DeepPartial<z.output<S>>, context: JourneyContext) => StepAnswers;
    getPendingFields?: (
      answers: DeepPartial<z.output<S>>,
      context: JourneyContext,
    ) => readonly (keyof z.output<S> & string)[];
    ineligible?: (answers: DeepPartial<z.output<S>>, context: JourneyContext) => Ineligibility | undefined;
    resolve?: (answers: DeepPartial<z.output<S>>, context: JourneyContext) => StepAnswers;
    syncAnswers?: (
      answers: DeepPartial<z.output<S>>,
      before: Answers,
      after: Answers,
      documents?: Facts['documents'],
    ) => DeepPartial<z.output<S>>;
  },
): StepRule {
  return step as unknown as StepRule;
}

/** `getJourneySteps` throws this error if a journey contains an unregistered journey. The message names both journeys, and contains no answers. */
export class UnknownJourneyError extends Error {
  override readonly name = 'UnknownJourneyError';
  constructor(part: string, journey: string) {
    super(
      `The journey "${journey}" contains "${part}", which is not registered. Register its flow in the edition or with the embedder.`,
    );
  }
}

/** Returns all steps of a journey in order, including those of its parts. Throws UnknownJourneyError if a part is not registered. */
export function getJourneySteps(journey: Journey, registered: Readonly<Record<string, Journey>>): readonly Step[] {
  return journey.steps.flatMap((entry) => {
    if (!('part' in entry)) return [entry];
    const part = registered[entry.part];
    if (!part) throw new UnknownJourneyError(entry.part, journey.name);
    return getJourneySteps(part, registered).map((step) => ({
      ...step,
      path: undefined,
      id: `${entry.part}.${step.id}`,
      ...(step.dependsOn ? { dependsOn: step.dependsOn.map((id) => `${entry.part}.${id}`) } : {}),
      ...(entry.when || step.when
        ? { when: (context: JourneyContext) => (entry.when?.(context) ?? true) && (step.when?.(context) ?? true) }
        : {}),
    }));
  });
}

/** Returns the steps that apply to the answers and facts, in order: those without `when`, and those for which it returns true. */
export const getApplicableSteps = (steps: readonly Step[], context: JourneyContext): readonly Step[] =>
  steps.filter((step) => step.when?.(context) ?? true);

/** Returns the issues of a step's answers, including advice. Each path has at most one error and one advice. The order is that of the schema's fields. */
export function checkStep(step: StepRule, context: JourneyContext): readonly Issue[] {
  const answers = context.answers[step.id] ?? {};
  const shape = step.schema.safeParse(answers);
  const misshapen = shape.success ? [] : shape.error.issues;
  const found = [
    ...misshapen.map(toIssue),
    ...(step.check?.(omitMistypedFields(answers, misshapen), context) ?? []),
    ...checkSupportedCharacters('', answers),
  ];
  return found
    .filter(
      (one, index) => found.findIndex((other) => other.path === one.path && isError(other) === isError(one)) === index,
    )
    .sort(compareByField(Object.keys(step.schema._zod.def.shape)));
}

/** Returns the issues of the fields that the screen shows, without those of `getPendingFields`. A server uses `checkStep`. */
export function checkApplicable(step: StepRule, context: JourneyContext): readonly Issue[] {
  const later = step.getPendingFields?.(context.answers[step.id] ?? {}, context) ?? [];
  return checkStep(step, context).filter(({ path }) => !later.includes(path.split('.')[0] ?? ''));
}

/** Returns the reason why the answers of a step, complete or not, exclude the customer; undefined if they do not. */
export function getIneligibility(
  step: StepRule,
  answers: StepAnswers,
  context: JourneyContext,
): Ineligibility | undefined {
  const shape = step.schema.safeParse(answers);
  return step.ineligible?.(shape.success ? answers : omitMistypedFields(answers, shape.error.issues), context);
}

/** Cache of `isSatisfied`. The guard, the progress and the next step ask about the same context many times per screen. */
const satisfied = new WeakMap<JourneyContext, Map<StepRule, boolean>>();

/** Returns whether a step is complete: optional or answered, without an error, exclusion or rejection. The result is cached per context. */
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
  return !checkStep(step, context).some(isError) && getIneligibility(step, answers, context) === undefined;
}

/** Returns the first applicable step that is not satisfied. Returns undefined if the journey is complete and may be submitted. */
export const findNextStep = (steps: readonly Step[], context: JourneyContext): Step | undefined =>
  getApplicableSteps(steps, context).find((step) => !isSatisfied(step, context));

/** Returns whether a step may be shown: it applies, and every applicable step before it is satisfied. */
export function isReachable(steps: readonly Step[], id: string, context: JourneyContext): boolean {
  const path = getApplicableSteps(steps, context);
  const at = path.findIndex((step) => step.id === id);
  return at >= 0 && path.slice(0, at).every((step) => isSatisfied(step, context));
}

/**
 * Returns all answers after the save of a step.
 * - Deletes all confirmations (`seals`). After the save of a confirmation, deletes only later ones, and only if it changed.
 * - Deletes the answers that depend on this step (`dependsOn`) if it changed.
 * - Updates the steps that repeat this step or follow its suggestions, as if they were saved too.
 * @param derive adds derived answers, if the journey has any
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
    const suggested = (given: Answers) => step.suggestAnswers?.({ answers: given, own, facts: { documents } }) ?? {};
    const followed = step.syncAnswers
      ? step.syncAnswers(own, before, after, documents)
      : applySuggestions(own, [suggested(before)], suggested(after));
    return JSON.stringify(followed) === JSON.stringify(own) ? current : storeStep(steps, current, step.id, followed);
  }, stored);
}

function storeStep(steps: readonly Step[], answers: Answers, id: string, saved: StepAnswers): Answers {
  const at = steps.findIndex((one) => one.id === id);
  const step = steps[at];
  const known = toStoredAnswers(step, omitUnknownFields(step, saved));
  const changed = JSON.stringify(known) !== JSON.stringify(answers[id]);
  const kept = Object.entries(answers).filter(([otherId]) => {
    const otherAt = steps.findIndex((one) => one.id === otherId);
    const other = steps[otherAt];
    // Stryker disable next-line EqualityOperator: the answers of the saved step itself are set below
    const broken = other?.seals && (step?.seals ? changed && otherAt > at : true);
    return !broken && !(changed && other?.dependsOn?.includes(id));
  });
  return { ...Object.fromEntries(kept), [id]: known };
}

/** Returns answers of an older version in the format of this version, with the changes. Answers of a newer version are returned unchanged. */
export function migrateAnswers(journey: Journey, answers: Answers, version: number): MigratedAnswers {
  let migrated: MigratedAnswers = { answers, changes: [] };
  for (let from = version; from < journey.version; from++) {
    const next = journey.migrations?.[from]?.(migrated.answers);
    if (next) migrated = { answers: next.answers, changes: [...migrated.changes, ...next.changes] };
  }
  return migrated;
}
