import type * as z from 'zod/mini';
import type { HolderRole } from './age/age.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { DocumentReading } from './document-match/document-match.ts';
import type { EditionCapabilities } from './edition-capabilities/edition-capabilities.ts';
import { type Issue, isError, issue } from './issue.ts';
import type { PersonData } from './person-data/person-data.ts';
import type { CustomerFacts } from './prerequisites/prerequisites.ts';
import type { W8benFacts } from './w8ben-facts/w8ben-facts.ts';

/** What a step that is done on another device may touch and read there, and nothing else. */
export type HandOff = {
  /** kinds of documents that may be sent */
  readonly documents: readonly string[];
  /** fields of other steps' answers that its screen or its check looks at, by step */
  readonly reads: Readonly<Record<string, readonly string[]>>;
};

/** The answers of one step: plain JSON, fields by name. DeepPartial-filled steps are kept too, so every field may be missing. */
export type StepAnswers = Readonly<Record<string, unknown>>;
/** All answers of an application, by step id; a step that nobody has touched is missing. */
export type Answers = Readonly<Record<string, StepAnswers | undefined>>;

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

/** What is asked at one place of a journey, when, and what makes the answers good. Where it is shown is the flow's. */
export type Step = {
  readonly id: string;
  /** the named group of the progress bar */
  readonly group: string;
  /** the requirement that this step satisfies; its rejection opens the step again */
  readonly requirement?: string;
  /** the shape of complete answers; its error messages are issue codes */
  readonly schema: z.ZodMiniObject;
  readonly when?: (context: JourneyContext) => boolean;
  /** what a shape cannot say: called with half-filled answers too */
  readonly check?: (answers: StepAnswers, context: JourneyContext) => readonly Issue[];
  readonly ineligible?: (answers: StepAnswers, context: JourneyContext) => Ineligibility | undefined;
  /** the answers in full, where the step keeps some of them by reference */
  readonly resolve?: (answers: StepAnswers, context: JourneyContext) => StepAnswers;
  /** a seal (check your answers, the signature) rests on all answers: a later change of any of them breaks it */
  readonly seals?: true;
  /** ids of the steps of the same journey that these answers were given for: when one of them changes, they have to be given again */
  readonly restsOn?: readonly string[];
  /** these answers after another step was saved, where they repeat what other steps say: `before` and `after` are all answers, derived ones included */
  readonly follows?: (answers: StepAnswers, before: Answers, after: Answers) => StepAnswers;
  /** fields that travel encrypted, as paths with * for list entries (CRYPT-01) */
  readonly sensitive?: readonly string[];
  /** wants a camera: somebody at a desktop may hand it to a phone */
  readonly handOff?: HandOff;
};

/** Another journey taken in at this place, its step ids prefixed (`w8ben.form`). The edition registers it; a missing one is an error at start. */
export type Part = { readonly part: string; readonly when?: Step['when'] };

/** Steps in their order. What has been answered under one version of it stays readable under the next. */
export type Journey = {
  readonly name: string;
  /** counts up when stored answers of the version before need a migration */
  readonly version: number;
  readonly steps: readonly (Step | Part)[];
  /** answers of steps that do not apply, because what others name says them: later steps read them as if they had been given */
  readonly derive?: (answers: Answers, facts: Facts) => Answers;
  /** migrations[n] turns answers of version n into answers of version n + 1 */
  readonly migrations?: Readonly<Record<number, Migration>>;
};

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
  group: string;
  requirement?: string;
  schema: S;
  when?: Step['when'];
  check?: (answers: DeepPartial<z.output<S>>, context: JourneyContext) => readonly Issue[];
  ineligible?: (answers: DeepPartial<z.output<S>>, context: JourneyContext) => Ineligibility | undefined;
  resolve?: (answers: DeepPartial<z.output<S>>, context: JourneyContext) => StepAnswers;
  seals?: true;
  restsOn?: readonly string[];
  follows?: (answers: DeepPartial<z.output<S>>, before: Answers, after: Answers) => DeepPartial<z.output<S>>;
  sensitive?: readonly string[];
  handOff?: HandOff;
}): Step {
  return step as unknown as Step;
}

/** Answers as they are while somebody is still filling them in. */
export type DeepPartial<T> = T extends readonly (infer U)[]
  ? readonly DeepPartial<U>[]
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : T;

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

/** Every issue of a step's answers, one a path, in the order of the schema's fields, which is that of the screen; advice included. */
export function checkStep(step: Step, context: JourneyContext): readonly Issue[] {
  const answers = context.answers[step.id] ?? {};
  const shape = step.schema.safeParse(answers);
  const misshapen = shape.success ? [] : shape.error.issues;
  const found = [
    ...misshapen.map(fromSchema),
    ...(step.check?.(withoutForeignTypes(answers, misshapen), context) ?? []),
  ];
  return found
    .filter(
      (one, index) => found.findIndex((other) => other.path === one.path && isError(other) === isError(one)) === index,
    )
    .sort(byField(Object.keys(step.schema._zod.def.shape)));
}

/** Whether answers reveal that somebody cannot be served, however complete they are. */
export function ineligibility(step: Step, answers: StepAnswers, context: JourneyContext): Ineligibility | undefined {
  const shape = step.schema.safeParse(answers);
  return step.ineligible?.(shape.success ? answers : withoutForeignTypes(answers, shape.error.issues), context);
}

/** Whether a step needs nothing more: answered without an error, not ineligible by it, and not sent back by a reviewer. */
export function isSatisfied(step: Step, context: JourneyContext): boolean {
  if (step.requirement && context.facts.requirements[step.requirement] === 'rejected') return false;
  const answers = context.answers[step.id];
  if (!answers) return false;
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

/** Where somebody stands in a journey: `number` of `of` groups, counted from 1. */
export type Progress = {
  readonly group: string;
  readonly number: number;
  readonly of: number /** of the whole journey, 0 to 1 */;
  readonly share: number;
};

/** "Step 3 of 9": groups are counted, the bar moves with every step. */
export function progressOf(steps: readonly Step[], id: string, context: JourneyContext): Progress | undefined {
  const path = applicable(steps, context);
  const at = path.findIndex((step) => step.id === id);
  const step = path[at];
  if (!step) return undefined;
  const groups = [...new Set(path.map(({ group }) => group))];
  return { group: step.group, number: groups.indexOf(step.group) + 1, of: groups.length, share: at / path.length };
}

/**
 * The answers after a step was saved: the seals that rested on the old ones are gone (of a changed seal, those
 * after it), and what rested on this step if it changed. Steps that repeat what
 * this one says are brought up to date, as if they had been saved too. `derive`: what follows from the answers, where the journey derives any.
 */
export function saveAnswers(
  steps: readonly Step[],
  answers: Answers,
  id: string,
  saved: StepAnswers,
  derive: (answers: Answers) => Answers = (given) => given,
): Answers {
  const stored = storeStep(steps, answers, id, saved);
  const [before, after] = [derive(answers), derive(stored)];
  return steps.reduce((current, step) => {
    const own = current[step.id];
    if (step.id === id || !own || !step.follows) return current;
    const followed = step.follows(own, before, after);
    return JSON.stringify(followed) === JSON.stringify(own) ? current : storeStep(steps, current, step.id, followed);
  }, stored);
}

function storeStep(steps: readonly Step[], answers: Answers, id: string, saved: StepAnswers): Answers {
  const step = steps.find((one) => one.id === id);
  const known = onlyKnown(step, saved);
  const changed = JSON.stringify(known) !== JSON.stringify(answers[id]);
  const at = step?.seals ? steps.indexOf(step) : -1;
  const kept = Object.entries(answers).filter(([otherId]) => {
    const otherAt = steps.findIndex((one) => one.id === otherId);
    const other = steps[otherAt];
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

function onlyKnown(step: Step | undefined, answers: StepAnswers): StepAnswers {
  if (!step) return answers;
  const known = Object.keys(step.schema._zod.def.shape);
  return Object.fromEntries(Object.entries(answers).filter(([field]) => known.includes(field)));
}

/** Rules read what a form can hold: a number where a text belongs comes from elsewhere, and is left out before they see it. */
function withoutForeignTypes(answers: StepAnswers, misshapen: readonly z.core.$ZodIssue[]): StepAnswers {
  const foreign = new Set(
    misshapen.filter(({ code }) => code === 'invalid_type' || code === 'invalid_union').map(({ path }) => path[0]),
  );
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !foreign.has(field)));
}

/**
 * The path of the first value whose type is none that its field can hold, such as a number where a text belongs; undefined where all fit. DeepPartial-filled answers fit:
 * what is missing, empty or not one of a list is for `checkStep` to say.
 */
export function foreignValue(step: Step, answers: StepAnswers): string | undefined {
  const shape = step.schema.safeParse(answers);
  const foreign = shape.success ? undefined : shape.error.issues.find((one) => isForeign(one, answers));
  return foreign?.path.map(String).join('.');
}

function isForeign(found: z.core.$ZodIssue, answers: unknown): boolean {
  const value = found.path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key],
    answers,
  );
  if (value === undefined || value === null) return false;
  if (found.code === 'invalid_type') return true;
  if (found.code === 'invalid_value') return !found.values.some((one) => typeof one === typeof value);
  if (found.code !== 'invalid_union') return false;
  return found.errors.length > 0 && found.errors.every((issues) => issues.some((one) => isForeign(one, value)));
}

/** Fields in their order, the entries of a list in theirs; what one field is told keeps its order. */
const byField = (fields: readonly string[]) => (a: Issue, b: Issue) => {
  const [field = '', entry = ''] = a.path.split('.');
  const [otherField = '', otherEntry = ''] = b.path.split('.');
  return fields.indexOf(field) - fields.indexOf(otherField) || Number(entry) - Number(otherEntry) || 0;
};

/** The code of a schema's issue is its message; of a text that is too long, `most` is how many characters it may have. */
const fromSchema = (found: z.core.$ZodIssue): Issue =>
  issue(
    found.path.map(String).join('.'),
    found.message,
    found.code === 'too_big' ? { most: Number(found.maximum) } : undefined,
  );
