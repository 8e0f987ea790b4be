export type FacePositionProps = { readonly show: 'light' | 'uncovered' | 'aligned' };

/** Renders a drawing of one rule for the face picture. The drawing is hidden from screen readers, because the text next to it says the same. */
export const FacePosition = ({ show }: FacePositionProps) => (
  <svg
    aria-hidden
    viewBox="0 0 72 72"
    className="size-14 flex-none rounded-card bg-accent-soft stroke-accent text-accent"
    fill="none"
    strokeWidth="2.5"
    strokeLinecap="round"
  >
    {show === 'aligned' ? <ellipse cx="36" cy="36" rx="21" ry="27" strokeDasharray="5 6" /> : null}
    <ellipse cx="36" cy="34" rx="13" ry="17" className="fill-surface" />
    <path d="M30 32v1M42 32v1M31 42c3 3 7 3 10 0" />
    <path d="M18 66c3-9 10-12 18-12s15 3 18 12" />
    {show === 'light' ? <path d="M12 12l4 4M22 7v5M7 22h5M60 12l-4 4M50 7v5M65 22h-5" /> : null}
    {show === 'uncovered' ? <path d="M50 52l4 4 9-10" className="stroke-success" strokeWidth="3.5" /> : null}
  </svg>
);
