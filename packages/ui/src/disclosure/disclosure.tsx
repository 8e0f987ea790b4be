import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Only one of the disclosures with the same name is open. */
  name?: string;
  defaultOpen?: boolean;
  onToggle?: (open: boolean) => void;
  /** Use `quiet` below a question and `row` in a list. */
  look?: 'quiet' | 'row';
};

/** Renders a `<details>` element, which works without scripts and opens for find-in-page. */
export const Disclosure = ({ summary, children, name, defaultOpen, onToggle, look = 'quiet' }: DisclosureProps) => (
  <details
    name={name}
    open={defaultOpen}
    onToggle={(event) => onToggle?.(event.currentTarget.open)}
    className={`group ${look === 'row' ? 'border-line border-b' : ''}`}
  >
    <summary
      className={`flex min-h-target cursor-pointer list-none items-center gap-2 rounded-control [&::-webkit-details-marker]:hidden ${
        look === 'row'
          ? 'justify-between py-3 text-body text-ink'
          : 'py-2 text-accent text-label hover:text-accent-strong'
      }`}
    >
      <span className={look === 'quiet' ? 'underline decoration-dotted underline-offset-4' : 'font-semibold'}>
        {summary}
      </span>
      <ChevronDown size={18} className="shrink-0 transition-transform group-open:rotate-180" />
    </summary>
    <div className={`pb-3 text-label text-ink-muted ${look === 'quiet' ? 'border-line border-s-2 ps-3' : ''}`}>
      {children}
    </div>
  </details>
);
