/** Draws a checked sheet, and a pen on its signature line. */
export default function SignDrawing() {
  return (
    <>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <path d="M46 14h44l16 16v66H46z" className="fill-surface-raised" />
      <path d="M90 14v16h16M58 56h34M58 84h22" />
      <circle cx="64" cy="36" r="10" className="fill-success stroke-none" />
      <path d="M59.5 36l3.5 3.5 6-7" className="stroke-surface-raised" />
      <path d="M122 42l10 10-32 32-13 3 3-13z" className="fill-spark" />
      <path d="M115 49l10 10" />
    </>
  );
}
