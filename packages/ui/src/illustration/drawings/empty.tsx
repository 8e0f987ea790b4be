/** Draws an empty tray. */
export default function EmptyDrawing() {
  return (
    <>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <path d="M40 60l12-30h56l12 30v28H40z" className="fill-surface-raised" />
      <path d="M40 60h24c0 8 6 12 16 12s16-4 16-12h24" />
      <circle cx="80" cy="40" r="4" className="fill-spark stroke-none" />
    </>
  );
}
