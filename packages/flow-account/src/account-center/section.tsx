import { type ReactNode, useId } from 'react';

/** Renders a `<section>` with a heading that names it. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="m-0 mb-2 text-ink text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
