import { aspectRatios, type CameraFrame } from './camera-stream.ts';

/** Renders an oval for a face or a frame for a card, and dims everything outside it. The SVG is 300 units wide. */
export function CameraGuide({ frame, state }: { frame: CameraFrame; state: 'good' | 'poor' }) {
  const height = 300 / aspectRatios[frame];
  const hole =
    frame === 'face' ? 'M150 62c58 0 94 52 94 122s-40 134-94 134-94-64-94-134 36-122 94-122z' : roundedFrame(300);
  return (
    <svg
      aria-hidden
      data-state={state}
      viewBox={`0 0 300 ${height}`}
      className="pointer-events-none absolute inset-0 size-full text-white data-[state=good]:text-[#7ee2b0]"
    >
      <path d={`M0 0h300v${height}h-300z${hole}`} fillRule="evenodd" className="fill-black/45" />
      <path
        d={hole}
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        strokeDasharray={state === 'good' ? undefined : '10 6'}
      />
    </svg>
  );
}

/**
 * Returns the path of an ISO/IEC 7810 ID-1 card, 85.60 × 53.98 mm. A passport page, 125 × 88 mm, fits the width of the
 * frame.
 */
function roundedFrame(width: number): string {
  const across = width - 32;
  const down = (across * 53.98) / 85.6;
  const top = 12; // leaves room for the hint below
  const corner = 10;
  const arc = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return `M${16 + corner} ${top}h${across - 2 * corner}${arc(corner, corner)}v${down - 2 * corner}${arc(-corner, corner)}h${2 * corner - across}${arc(-corner, -corner)}v${2 * corner - down}${arc(corner, -corner)}z`;
}
