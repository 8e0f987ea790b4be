import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

/** What opens it, what is in it, and which others close with it. */
export type DisclosureProps = {
  /** the question that opens it: "Why do we ask?" */
  summary: ReactNode;
  children: ReactNode;
  /** disclosures of one name close each other */
  name?: string;
  defaultOpen?: boolean;
  onToggle?: (open: boolean) => void;
  /** `quiet` under a question; `row` as a full row in a list of questions */
  look?: 'quiet' | 'row';
};

/** More to read, for those who want it. Renders `<details>`: works before any script does, and find-in-page opens it. */
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
