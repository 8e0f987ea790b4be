/** Draws a ship at a quay at sunrise, with a check mark. */
export default function OpenedDrawing() {
  return (
    <g ref={pauseUntilVisible} data-motion="held" className="group/opened">
      <circle cx="80" cy="56" r="52" className="fill-success-soft stroke-none" />
      <g className={`animate-q-dawn fill-spark stroke-spark ${held}`}>
        <circle cx="80" cy="46" r="19" className="stroke-none" />
        <path d="M80 14v7M57 23l4 5M103 23l-4 5" />
      </g>
      <path d="M12 86h34v16M22 86V74h14v12M19 74h20" />
      <path d="M52 74h62l-11 22H62z" className="fill-surface-raised" />
      <path d="M66 74V60h16v14M82 74V52h18v22" className="fill-surface-raised" />
      <path d="M50 104c6-4 10-4 15 0s10 4 15 0 10-4 15 0 10 4 15 0 10-4 15 0" />
      <circle cx="124" cy="76" r="16" className="fill-success stroke-none" />
      <path
        d="M116 76l6 6 10-12"
        pathLength={1}
        className={`animate-q-draw stroke-surface-raised ${held}`}
        strokeDasharray={1}
      />
    </g>
  );
}

const held = 'motion-safe:group-data-[motion=held]/opened:[animation-play-state:paused]';

/** The duration in milliseconds of the fade of a skeleton that covers the page. */
const fade = 120;

/**
 * Pauses the animation until the drawing is visible: the browser has painted it, and the skeleton above it has faded
 * out. Otherwise a page that is slow to paint would show only the end of the animation.
 */
function pauseUntilVisible(drawing: SVGGElement | null) {
  if (!drawing) return;
  let frames = 0;
  let painted = 0;
  const look = (now: number) => {
    if (drawing.checkVisibility()) frames += 1;
    if (frames === 2) painted = now;
    if (frames > 2 && now - painted >= fade) delete drawing.dataset.motion;
    else frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
