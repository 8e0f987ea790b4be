/** Draws a closed folder with a bar, in muted colours, because it illustrates bad news. */
export default function ClosedDrawing() {
  return (
    <g className="stroke-ink-muted">
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <path d="M38 34h26l8 8h50v46H38z" className="fill-surface-raised" />
      <path d="M38 52h84M50 76h20" />
      <circle cx="114" cy="78" r="16" className="fill-surface-raised" />
      <path d="M107 78h14" />
    </g>
  );
}
