import type { ReactNode } from 'react';
import { useTap } from './question-pages/use-tap.ts';

export type ChoiceGoesOnProps = {
  /** name of the field */
  name: string;
  /** values whose choice leaves nothing else to decide on the page; all by default */
  values?: readonly string[];
  children: ReactNode;
};

/**
 * Renders the last radio group of a step. A choice by finger, pen or mouse submits the step, as on the pages of questions. Arrow keys, the space bar and screen
 * readers only choose; there, Continue goes on.
 */
export function ChoiceGoesOn({ name, values, children }: ChoiceGoesOnProps) {
  const tap = useTap(name, (form) => form.requestSubmit(), { values });
  return (
    <div className="contents" {...tap}>
      {children}
    </div>
  );
}
