import type { Journey, Part, Step } from '@quayside/rules/journey';
import type * as z from 'zod/mini';
import stepIssues from './generated/step-issues.json' with { type: 'json' };

/** A step in `x-flows` of the OpenAPI document. */
export type StepEntry = {
  /** The step id, as in the request of `saveStep`. */
  readonly step: string;
  readonly optional?: true;
  readonly requirement?: string;
  /** The fields that the client encrypts, with * for list entries. */
  readonly encrypted?: readonly string[];
  /** Whether a later change of any other step deletes these answers. */
  readonly seals?: true;
  /** The steps on which these answers depend. A change of one deletes these answers. */
  readonly restsOn?: readonly string[];
  /** The name of the schema component for complete answers. */
  readonly answers: string;
  /** The issue code of each required answer when it is missing. */
  readonly missing: Readonly<Record<string, string>>;
  /** The issue codes that `saveStep` can return. */
  readonly issues: readonly string[];
};

/** A flow in `x-flows` of the OpenAPI document, with its steps in order. */
export type FlowEntry = {
  readonly flow: string;
  readonly journeyVersion: number;
  readonly steps: readonly StepEntry[];
};

/** The journeys that a server offers, and the journeys that they contain as parts, by name. */
export type OfferedJourneys = {
  readonly journeys: readonly Journey[];
  readonly parts: Readonly<Record<string, Journey>>;
};

const isPart = (one: Step | Part): one is Part => 'part' in one;
const pascal = (words: string) =>
  words.replace(/(^|[^a-z0-9]+)([a-z0-9])/g, (_, __, first: string) => first.toUpperCase());
const issuesOf: Readonly<Record<string, readonly string[]>> = stepIssues;

/** Returns the issue code of each missing answer: the message of the step's schema. */
const missingIn = ({ schema }: Step): Readonly<Record<string, string>> =>
  Object.fromEntries(schema.safeParse({}).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

/** Returns the flows with their steps, and the schemas of complete answers by component name. Throws a TypeError if a part is missing. */
export function createFlowEntries({ journeys, parts }: OfferedJourneys): {
  readonly flows: readonly FlowEntry[];
  readonly schemas: Readonly<Record<string, z.ZodMiniObject>>;
} {
  const names = new Map<z.ZodMiniObject, string>();

  /** Returns the name of a schema, from the first flow that contains it. The steps of a joint holder share the schemas of the opening. */
  function nameOf(journey: string, { id, schema }: Step): string {
    const name = names.get(schema) ?? `${pascal(`${journey}-${id}`)}Answers`;
    names.set(schema, name);
    return name;
  }

  const entryOf = (flow: string, journey: string, prefix: string, step: Step): StepEntry => ({
    step: prefix + step.id,
    ...(step.optional ? { optional: true } : {}),
    ...(step.requirement ? { requirement: step.requirement } : {}),
    ...(step.sensitive ? { encrypted: step.sensitive } : {}),
    ...(step.seals ? { seals: true } : {}),
    ...(step.dependsOn ? { restsOn: step.dependsOn.map((id) => prefix + id) } : {}),
    answers: nameOf(journey, step),
    missing: missingIn(step),
    issues: issuesOf[`${flow} ${prefix}${step.id}`] ?? [],
  });

  function stepsOf(flow: string, { name, steps }: Journey, prefix = ''): readonly StepEntry[] {
    return steps.flatMap((one) => {
      if (!isPart(one)) return [entryOf(flow, name, prefix, one)];
      const part = parts[one.part];
      if (!part) throw new TypeError(`The flow "${name}" contains "${one.part}", which the document does not know.`);
      return stepsOf(flow, part, `${prefix}${one.part}.`);
    });
  }

  const flows = journeys.map((journey) => ({
    flow: journey.name,
    journeyVersion: journey.version,
    steps: stepsOf(journey.name, journey),
  }));
  return { flows, schemas: Object.fromEntries([...names].map(([schema, name]) => [name, schema])) };
}
