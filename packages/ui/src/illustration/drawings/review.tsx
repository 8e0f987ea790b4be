/** Draws papers under a magnifying glass. */
export default function ReviewDrawing() {
  return (
    <>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <path d="M48 16h44l16 16v62H48z" className="fill-surface-raised" />
      <path d="M92 16v16h16M60 42h34M60 54h24M60 66h16" />
      <circle cx="98" cy="70" r="17" className="fill-spark" />
      <path d="M110 83l14 14" />
      <path d="M98 61v10l6 4" className="stroke-hero" />
    </>
  );
}
