/** Draws a sheet with a marked line, and a pencil. */
export default function FixDrawing() {
  return (
    <g className="stroke-warning">
      <circle cx="80" cy="56" r="52" className="fill-warning-soft stroke-none" />
      <path d="M46 16h44l16 16v62H46z" className="fill-surface-raised" />
      <path d="M90 16v16h16M58 42h20M58 76h18" />
      <rect x="54" y="51" width="44" height="14" rx="3" strokeDasharray="4 4" />
      <path d="M122 44l10 10-30 30-13 3 3-13z" className="fill-surface-raised" />
      <path d="M115 51l10 10" />
    </g>
  );
}
