import type { ReactNode } from 'react';
import { useAutoAdvance } from './question-pages/use-auto-advance.ts';

export type AutoAdvanceProps = {
  /** The name of the radio group. */
  name: string;
  /** The values that complete the page and so submit it. By default, all values do. With an empty list, Continue is always visible. */
  values?: readonly string[];
  children: ReactNode;
};

/**
 * Wraps the last radio group of a step, and submits the step when the customer taps or clicks an option. Choices with arrow keys, the space bar or a screen
 * reader do not submit it.
 */
export function AutoAdvance({ name, values, children }: AutoAdvanceProps) {
  const advance = useAutoAdvance(name, (form) => form.requestSubmit(), {
    values,
    enabled: values?.length !== 0,
  });
  return (
    <div className="contents" {...advance}>
      {children}
    </div>
  );
}
