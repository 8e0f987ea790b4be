import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { submitApplication } from '@quayside/flow/submit-application';
import { nextStep } from '@quayside/rules/journey';
import { knownOnFile } from '@quayside/rules/journeys/w8ben';
import type { W8benScope } from '../w8ben-scope.ts';
import { Differences } from './differences.tsx';
import { WhoseForm } from './whose-form.tsx';

/** The last signature hands in; before it, the flow goes on to what is still to be signed. */
export const handInAtEnd = async (runtime: FlowRuntime): Promise<string> =>
  nextStep(runtime.steps, runtime.context()) ? runtime.path : submitApplication(runtime);

/** The form in a modification or an update: it opens with the one on file, says what differs from it, and ends the flow. */
export const lifeScope: W8benScope = {
  prefix: 'w8ben.',
  known: knownOnFile,
  Whose: WhoseForm,
  Differences,
  finish: handInAtEnd,
};
