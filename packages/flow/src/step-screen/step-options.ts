import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import type { FormStore } from '../form/form-store.ts';
import type { FormValues } from '../form/paths.ts';
import type { InitialAnswers } from './initial-answers.ts';

/** The step of a `StepScreen`, its initial answers, and how it is saved. */
export type StepOptions = {
  /** The id of the step in the journey. */
  step: string;
  /** The initial answers. A function receives the loaded runtime, and is called only for a step that was never saved. */
  defaults?: InitialAnswers<FlowRuntime>;
  /** The names of answers that are emptied after a rejection, such as a signature or a confirmation. */
  clearedByRejection?: readonly string[];
  /** Returns the answers to save, with answers added or removed. A save by `submit` also omits answers to questions that do not apply. */
  prepare?: (values: FormValues, saving: SaveContext) => FormValues;
  /** Runs once the step is saved and complete, and resolves to the next path. A retry runs it without another save. */
  finish?: (runtime: FlowRuntime) => Promise<string>;
  /** Replaces saving, for a screen without answers to save. It shows its issues in `form`. */
  instead?: (runtime: FlowRuntime, form: FormStore) => Promise<void>;
};

/** The cause of a save. `submit`: the customer pressed the primary action, which gives consent. `back`: the customer left the step. */
export type SaveContext = { readonly runtime: FlowRuntime; readonly by: 'submit' | 'back' };
