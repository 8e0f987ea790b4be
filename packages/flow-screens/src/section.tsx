import { type ReactNode, useId } from 'react';

/** Renders a `<section>` of questions below an `<h2>`. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6 border-line border-t pt-6">
      <h2 id={id} className="m-0 text-ink text-title">
        {heading}
      </h2>
      {children}
    </section>
  );
}
