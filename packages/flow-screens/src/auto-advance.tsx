import type { ReactNode } from 'react';
import { useTap } from './question-pages/use-tap.ts';

export type AutoAdvanceProps = {
  /** name of the field */
  name: string;
  /** values after which nothing else is left to decide on the page; all values by default */
  values?: readonly string[];
  children: ReactNode;
};

/**
 * Renders the last radio group of a step. A choice by finger, pen or mouse submits the step, as on question pages. With arrow keys, the space bar or a screen
 * reader, the customer presses Continue to submit.
 */
export function AutoAdvance({ name, values, children }: AutoAdvanceProps) {
  const tap = useTap(name, (form) => form.requestSubmit(), { values });
  return (
    <div className="contents" {...tap}>
      {children}
    </div>
  );
}
