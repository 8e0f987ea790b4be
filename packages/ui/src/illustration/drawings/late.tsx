/** Draws papers behind a clock. */
export default function LateDrawing() {
  return (
    <g className="stroke-warning">
      <circle cx="80" cy="56" r="52" className="fill-warning-soft stroke-none" />
      <path d="M40 20h38l14 14v56H40z" className="fill-surface-raised" />
      <path d="M78 20v14h14M52 46h24M52 58h14M52 70h10" />
      <circle cx="98" cy="68" r="25" className="fill-surface-raised" />
      <path d="M98 43a25 25 0 0 1 21.7 37.5L98 68z" className="fill-warning-soft stroke-none" />
      <circle cx="98" cy="68" r="25" />
      <path d="M98 53v15l13 7.5" />
    </g>
  );
}
