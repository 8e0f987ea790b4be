/** Draws a face in the oval of a camera. */
export default function FaceDrawing() {
  return (
    <>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <rect x="50" y="8" width="60" height="96" rx="10" className="fill-surface-raised" />
      <ellipse cx="80" cy="52" rx="20" ry="26" strokeDasharray="5 5" />
      <path d="M68 74c2-8 22-8 24 0" className="fill-spark stroke-none" />
      <circle cx="80" cy="46" r="11" className="fill-spark stroke-none" />
      <path d="M73 94h14" />
    </>
  );
}
