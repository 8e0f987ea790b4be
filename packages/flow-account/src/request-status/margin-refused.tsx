import { IllustrationFrame } from '@quayside/ui/illustration';

/** Renders the illustration of a refused loan: the customer's money, the loan as a dotted outline above it, and an amber minus sign. */
export const MarginRefusedDrawing = () => (
  <IllustrationFrame name="margin-refused">
    <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
    <path d="M48 62v24c0 5 10 9 22 9s22-4 22-9V62" className="fill-surface-raised" />
    <path d="M48 74c0 5 10 9 22 9s22-4 22-9" />
    <ellipse cx="70" cy="62" rx="22" ry="9" className="fill-surface-raised" />
    <path d="M48 62V30M92 62V30" strokeDasharray="1 6" />
    <ellipse cx="70" cy="28" rx="22" ry="9" strokeDasharray="1 6" />
    <path d="M48 46c0 5 10 9 22 9s22-4 22-9" strokeDasharray="1 6" />
    <g className="stroke-warning">
      <circle cx="110" cy="36" r="18" className="fill-warning-soft" />
      <path d="M103 36h14" />
    </g>
  </IllustrationFrame>
);
