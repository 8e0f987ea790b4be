import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';

export type DisclosureProps = {
  /** The text that is always visible. A press on it shows or hides the content. */
  summary: ReactNode;
  /** The content. */
  children: ReactNode;
  /** The name of a group of disclosures. Opening one closes the others with the same name. */
  name?: string;
  /** Whether the content is visible. Without it, the element stores this itself. */
  open?: boolean;
  /** Whether the content is visible at first. Default: `false`. */
  defaultOpen?: boolean;
  /** Called when the user shows or hides the content. */
  onOpenChange?: (open: boolean) => void;
  /**
   * The visual style. Use `quiet` below a question, `row` in a list, and `card` between the cards of a page. Default:
   * `quiet`.
   */
  variant?: 'quiet' | 'row' | 'card';
} & ElementProps<'details', 'open' | 'onToggle' | 'children'>;

/**
 * Renders a summary that shows or hides its content, as a `<details>` element. Works without scripts, and opens when
 * find-in-page finds a match inside.
 */
export const Disclosure = ({
  summary,
  children,
  open,
  defaultOpen,
  onOpenChange,
  variant = 'quiet',
  className = '',
  ...rest
}: DisclosureProps) => (
  <details
    {...rest}
    open={open ?? defaultOpen}
    onToggle={({ currentTarget }) => {
      if (currentTarget.open !== open) onOpenChange?.(currentTarget.open);
    }}
    className={`${frames[variant]} ${className}`}
  >
    <summary
      className={`flex min-h-target cursor-pointer list-none items-center gap-2 rounded-control [&::-webkit-details-marker]:hidden ${
        variant === 'quiet'
          ? 'py-2 text-accent text-label hover:text-accent-strong'
          : 'justify-between py-3 text-body text-ink'
      }`}
    >
      <span className={words[variant]}>{summary}</span>
      <ChevronDown
        size="1.125rem"
        className={`shrink-0 transition-transform [details[open]>summary>&]:rotate-180 ${variant === 'card' ? 'text-ink-muted' : ''}`}
      />
    </summary>
    <div
      className={`text-label text-ink-muted ${variant === 'card' ? 'pt-1 pb-4' : 'pb-3'} ${variant === 'quiet' ? 'border-line border-s-2 ps-3' : ''}`}
    >
      {children}
    </div>
  </details>
);

const frames = {
  quiet: '',
  row: 'border-line border-b',
  card: 'rounded-card border border-line bg-surface-raised px-4',
} as const;

const words = {
  quiet: '',
  row: 'min-w-0 flex-1 font-semibold',
  card: 'min-w-0 flex-1 text-title',
} as const;
