import type { ElementProps } from '../element-props/element-props.ts';

/** The props of a `Spinner`. `className` sets the size, such as `size-8`. Default: 1.25rem. */
export type SpinnerProps = ElementProps<'svg', 'children'>;

/**
 * Renders a spinner as an `<svg>` in the current text colour, hidden from screen readers. The parent must announce the
 * loading.
 */
export const Spinner = ({ className = '', ...rest }: SpinnerProps) => (
  <svg
    aria-hidden
    {...rest}
    viewBox="0 0 24 24"
    className={`size-[1.25rem] shrink-0 animate-q-spin motion-reduce:[animation-duration:3s] ${className}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
  >
    <circle cx="12" cy="12" r="9" className="opacity-25" />
    <path d="M21 12a9 9 0 0 0-9-9" />
  </svg>
);
