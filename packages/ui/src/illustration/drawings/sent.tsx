/** Draws a paper that moves from a quay to a ship. */
export default function SentDrawing() {
  return (
    <>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <path d="M18 86h48v16M30 86V74h16v12M27 74h22" />
      <path d="M92 78h50l-9 18h-33zM108 78V64h18v14" className="fill-surface-raised" />
      <path d="M74 104c6-4 10-4 15 0s10 4 15 0 10-4 15 0 10 4 15 0" />
      <g className="animate-q-hand-over">
        <path d="M50 14h24l11 11v35H50z" className="fill-surface-raised" />
        <path d="M74 14v11h11M58 36h18M58 46h12" />
      </g>
      <path d="M94 36h26M111 27l9 9-9 9" className="stroke-spark" />
    </>
  );
}
