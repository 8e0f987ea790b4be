/** Draws a passport in the viewfinder of a camera. */
export default function ScanDrawing() {
  return (
    <>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <rect x="44" y="24" width="72" height="64" rx="6" className="fill-surface-raised" />
      <rect x="53" y="34" width="22" height="26" rx="3" className="fill-spark stroke-none" />
      <path d="M84 37h22M84 46h22M84 55h14" />
      <path d="M52 72h56M52 79h44" strokeDasharray="3 5" />
      <path d="M28 26V14h14M118 14h14v12M28 86v12h14M118 98h14V86" />
    </>
  );
}
