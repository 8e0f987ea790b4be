import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import type { FormStore } from '../form/form-store.ts';
import type { Values } from '../form/paths.ts';
import type { Defaults } from './starting-values.ts';

export type StepOptions = {
  /** the step's id in the journey */
  step: string;
  /** initial answers; a function reads them from the loaded application, once and only for a step that was never saved */
  defaults?: Defaults<FlowRuntime>;
  /** answers that the customer gives again after a reviewer's rejection, such as a signature or a tick that confirms the content */
  clearedByRejection?: readonly string[];
  /**
   * adds or removes answers before saving; `back` saves without consent. Answers to questions that no longer apply (`applicableAnswers`) are removed automatically
   */
  prepare?: (values: Values, saving: Saving) => Values;
  /** runs once the step is saved and complete, and returns the next path. A retry does not save again */
  finish?: (runtime: FlowRuntime) => Promise<string>;
  /** replaces saving for a screen that has nothing to save yet; it shows issues in `form` */
  instead?: (runtime: FlowRuntime, form: FormStore) => Promise<void>;
};

/** Purpose of a save: `submit` continues and counts as a consent; `back` only saves the current answers. */
export type Saving = { readonly runtime: FlowRuntime; readonly by: 'submit' | 'back' };
