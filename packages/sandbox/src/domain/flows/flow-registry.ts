import { codes } from '@quayside/contract/envelope';
import { getRequestableRequirements, getRequirements } from '@quayside/rules/internals/requirements';
import { type Answers, getJourneySteps, type Journey, type ServerField, type Step } from '@quayside/rules/journey';
import { Refusal } from '../../kernel/refusal.ts';

/** A flow on the server: its journey with all parts joined, and the items that a reviewer checks. */
export type Flow = Omit<Journey, 'steps' | 'resultPath'> & {
  readonly journey: Journey;
  readonly steps: readonly Step[];
  /** path of the result page below the host's base, for mails; undefined for the opening's page */
  readonly resultPage: string | undefined;
  /** items that a reviewer accepts or rejects */
  readonly requirements: readonly string[];
  /** items that a reviewer can request for these answers */
  readonly requests: (answers: Answers) => readonly string[];
};

/** Flows that customers can start. `flow` throws Refusal (notFound) for an unknown name. */
export type FlowRegistry = {
  /** excludes the flows of second holders' parts */
  readonly names: readonly string[];
  readonly flow: (name: string) => Flow;
  /** returns the flow of a second holder's part, or undefined */
  readonly partOf: (name: string) => Flow | undefined;
};

/** Creates the registry. `parts` are the journeys that the offered ones include. Throws UnknownJourneyError. */
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

/** Returns the text that the flow's answers contain for a purpose, such as the name, or undefined. */
export function readField(flow: Flow, answers: Answers, read: ServerField): string | undefined {
  const [step = '', field = ''] = flow.reads?.[read] ?? [];
  const value = answers[step]?.[field];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}
