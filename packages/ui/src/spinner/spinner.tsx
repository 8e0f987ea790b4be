/** `className` sets its size; the ring takes the colour of the text. */
export type SpinnerProps = { className?: string };

/** A turning ring in the colour of the text around it. Renders an `<svg>` hidden from screen readers: what holds it says what is going on. */
export const Spinner = ({ className = '' }: SpinnerProps) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className={`size-5 shrink-0 animate-q-spin motion-reduce:[animation-duration:3s] ${className}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
  >
    <circle cx="12" cy="12" r="9" className="opacity-25" />
    <path d="M21 12a9 9 0 0 0-9-9" />
  </svg>
);
