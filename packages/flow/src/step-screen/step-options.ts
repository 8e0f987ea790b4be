import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import type { FormStore } from '../form/form-store.ts';
import type { Values } from '../form/paths.ts';
import type { Defaults } from './starting-values.ts';

/** Options that define the step of a `StepScreen` and how it is saved. */
export type StepOptions = {
  /** id of the step in the journey */
  step: string;
  /** initial answers; a function receives the loaded runtime, and is called only for a step that was never saved */
  defaults?: Defaults<FlowRuntime>;
  /** names of answers that are empty after a rejection, such as a signature or a confirmation */
  clearedByRejection?: readonly string[];
  /**
   * adds or removes answers before a save. `submit` also removes answers to questions that do not apply (`applicableAnswers`)
   */
  prepare?: (values: Values, saving: Saving) => Values;
  /** runs once the step is saved and complete, and resolves to the next path; a retry runs it without another save */
  finish?: (runtime: FlowRuntime) => Promise<string>;
  /** replaces saving for a screen without answers to save; it shows its issues in `form` */
  instead?: (runtime: FlowRuntime, form: FormStore) => Promise<void>;
};

/** Cause of a save. `submit`: the customer pressed the primary action, which gives consent. `back`: the customer left the step. */
export type Saving = { readonly runtime: FlowRuntime; readonly by: 'submit' | 'back' };
