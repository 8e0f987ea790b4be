/** Draws a sheet with a stop sign, in front of a wallet. */
export default function DeclinedDrawing() {
  return (
    <g className="stroke-warning">
      <circle cx="80" cy="56" r="52" className="fill-warning-soft stroke-none" />
      <path d="M34 46h72a6 6 0 0 1 6 6v38H40a6 6 0 0 1-6-6z" className="fill-surface-raised" />
      <path d="M112 62H98a7 7 0 0 0 0 14h14" className="fill-surface-raised" />
      <path d="M56 46V18h32l12 12v16" className="fill-surface-raised" />
      <path d="M88 18v12h12M66 32h14" />
      <circle cx="118" cy="36" r="13" className="fill-surface-raised" />
      <path d="M112 36h12" />
    </g>
  );
}
