import type { Journey, Part, Step } from '@quayside/rules/journey';
import { cfd } from '@quayside/rules/journeys/cfd';
import { documentRequest } from '@quayside/rules/journeys/document-request';
import { futures } from '@quayside/rules/journeys/futures';
import { informationChange } from '@quayside/rules/journeys/information-change';
import { joint } from '@quayside/rules/journeys/joint';
import { marginUpgrade } from '@quayside/rules/journeys/margin-upgrade';
import { opening } from '@quayside/rules/journeys/opening';
import { options } from '@quayside/rules/journeys/options';
import { tierChange } from '@quayside/rules/journeys/tier-change';
import { w8ben } from '@quayside/rules/journeys/w8ben';
import { w8benModify } from '@quayside/rules/journeys/w8ben-modify';
import { w8benUpdate } from '@quayside/rules/journeys/w8ben-update';
import type * as z from 'zod/mini';
import stepIssues from './generated/step-issues.json' with { type: 'json' };

/** The flows that a server offers. */
const flows: readonly Journey[] = [
  opening,
  joint,
  options,
  futures,
  cfd,
  tierChange,
  marginUpgrade,
  informationChange,
  documentRequest,
  w8benModify,
  w8benUpdate,
];

const parts: Readonly<Record<string, Journey>> = { w8ben };

/** A step as the OpenAPI document lists it. */
export type StepEntry = {
  /** step id, as in the request of `saveStep` */
  readonly step: string;
  readonly optional?: true;
  readonly requirement?: string;
  /** the fields that are sent encrypted, with * for list entries */
  readonly encrypted?: readonly string[];
  /** a later change of any other step undoes it */
  readonly seals?: true;
  /** the steps on which these answers depend: a change of one deletes these answers */
  readonly restsOn?: readonly string[];
  /** the component with the schema of complete answers */
  readonly answers: string;
  /** the issue code of each required answer if it is missing */
  readonly missing: Readonly<Record<string, string>>;
  /** the issue codes that `saveStep` may return */
  readonly issues: readonly string[];
};

/** The version and the steps of a flow, in order. */
export type FlowEntry = {
  readonly flow: string;
  readonly journeyVersion: number;
  readonly steps: readonly StepEntry[];
};

const isPart = (one: Step | Part): one is Part => 'part' in one;
const pascal = (words: string) =>
  words.replace(/(^|[^a-z0-9]+)([a-z0-9])/g, (_, __, first: string) => first.toUpperCase());
const issuesOf: Readonly<Record<string, readonly string[]>> = stepIssues;

const schemas = new Map<z.ZodMiniObject, string>();

/** Returns the name of a schema, from the first flow that has it: a joint holder's steps are those of the opening. */
function nameOf(journey: string, { id, schema }: Step): string {
  const name = schemas.get(schema) ?? `${pascal(`${journey}-${id}`)}Answers`;
  schemas.set(schema, name);
  return name;
}

/** Returns the issue code of each missing answer, which is the message of the step's schema. */
const missingIn = ({ schema }: Step): Readonly<Record<string, string>> =>
  Object.fromEntries(schema.safeParse({}).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

const entryOf = (flow: string, journey: string, prefix: string, step: Step): StepEntry => ({
  step: prefix + step.id,
  ...(step.optional ? { optional: true } : {}),
  ...(step.requirement ? { requirement: step.requirement } : {}),
  ...(step.sensitive ? { encrypted: step.sensitive } : {}),
  ...(step.seals ? { seals: true } : {}),
  ...(step.restsOn ? { restsOn: step.restsOn.map((id) => prefix + id) } : {}),
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

/** The flows with their steps, which describe the `answers` of `saveStep`. */
export const flowEntries: readonly FlowEntry[] = flows.map((flow) => ({
  flow: flow.name,
  journeyVersion: flow.version,
  steps: stepsOf(flow.name, flow),
}));

/** The schemas of complete answers, by the names of their components. */
export const answerSchemas: Readonly<Record<string, z.ZodMiniObject>> = Object.fromEntries(
  [...schemas].map(([schema, name]) => [name, schema]),
);
