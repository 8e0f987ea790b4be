/** Draws a plug and a socket that are not connected. */
export default function OfflineDrawing() {
  return (
    <>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <path d="M18 56h26M44 40h14c10 0 14 8 14 16s-4 16-14 16H44zM72 50h8M72 62h8" className="fill-surface-raised" />
      <path d="M142 56h-24M118 40h-10c-8 0-12 8-12 16s4 16 12 16h10z" className="fill-spark" />
      <path d="M84 34l-4-8M92 32l2-8M84 78l-4 8M92 80l2 8" />
    </>
  );
}
