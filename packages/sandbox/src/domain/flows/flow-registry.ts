import { codes } from '@quayside/contract/envelope';
import { getRequestableRequirements, getRequirements } from '@quayside/rules/internals/requirements';
import { type Answers, getJourneySteps, type Journey, type ServerField, type Step } from '@quayside/rules/journey';
import { Refusal } from '../../kernel/refusal.ts';

/** A flow that the server knows: a journey with the steps of all its parts, and the items that a reviewer decides about. */
export type Flow = Omit<Journey, 'steps' | 'resultPath'> & {
  readonly journey: Journey;
  readonly steps: readonly Step[];
  /** Path of the result page below the host's base, for links in mails; undefined means the page of openings. */
  readonly resultPage: string | undefined;
  /** Ids of the items that a reviewer accepts or rejects. */
  readonly requirements: readonly string[];
  /** Returns the ids of the items that a reviewer can request, given these answers. */
  readonly requests: (answers: Answers) => readonly string[];
};

/** The flows that customers can start. The function `flow` throws `Refusal` (`notFound`) if there is none with this name. */
export type FlowRegistry = {
  /** Names of all flows, except those of second holders' parts. */
  readonly names: readonly string[];
  readonly flow: (name: string) => Flow;
  /** Returns the flow of the second holder's part of a flow, or undefined. */
  readonly partOf: (name: string) => Flow | undefined;
};

/** Creates the registry of the offered journeys. `parts` are the journeys that they include, by name. Throws `UnknownJourneyError` if one is missing. */
export function createFlowRegistry(
  offered: readonly Journey[],
  parts: Readonly<Record<string, Journey>>,
): FlowRegistry {
  const flows = new Map(
    offered.map((journey): [string, Flow] => {
      const steps = getJourneySteps(journey, parts);
      const requirements = getRequirements(journey, steps);
      const requests = (answers: Answers) =>
        journey.startedBy === 'reviewer' ? requirements : getRequestableRequirements(steps, answers);
      const { resultPath, ...facts } = journey;
      const resultPage = resultPath?.slice(1);
      return [journey.name, { ...facts, journey, steps, resultPage, requirements, requests }];
    }),
  );
  return {
    names: [...flows.values()].filter(({ partOf }) => !partOf).map(({ name }) => name),
    flow(name) {
      const flow = flows.get(name);
      if (!flow) throw new Refusal(codes.notFound, 'There is no flow with this name.');
      return flow;
    },
    partOf: (name) => [...flows.values()].find(({ partOf }) => partOf === name),
  };
}

/** Returns the answer that serves a purpose in a flow, such as the customer's name. Returns undefined if it is missing or blank. */
export function readField(flow: Flow, answers: Answers, read: ServerField): string | undefined {
  const [step = '', field = ''] = flow.reads?.[read] ?? [];
  const value = answers[step]?.[field];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}
