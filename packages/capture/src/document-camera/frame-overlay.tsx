import { type DocumentFrame, documentFormats, fitFrame, type Size } from './document-frame.ts';

/**
 * The props of the overlay. In the state `empty`, no document is visible, so the band shows sample lines of the zone.
 */
export type FrameOverlayProps = { stage: Size; frame: DocumentFrame; state: 'empty' | 'poor' | 'good' };

/** The first line of the sample machine-readable zone that the overlay shows. */
const LINE = 'P<'.padEnd(44, '<');

/** Renders the frame of a document with a band for its machine-readable zone, and dims everything outside it. */
export function FrameOverlay({ stage, frame, state }: FrameOverlayProps) {
  const { x, y, width, height } = fitFrame(stage, frame);
  const { zone, height: millimetres } = documentFormats[frame];
  const band = zone && (height * zone.height) / millimetres;
  const corner = Math.min(12, width / 20);
  return (
    <svg
      aria-hidden
      data-state={state}
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      className="group pointer-events-none absolute inset-0 size-full text-white data-[state=good]:text-[#7ee2b0]"
    >
      <path
        fillRule="evenodd"
        className="fill-black/50"
        d={`M0 0h${stage.width}v${stage.height}h-${stage.width}z${rounded(x, y, width, height, corner)}`}
      />
      {zone && band ? (
        <g>
          <path
            d={`M${x} ${y + height - band}h${width}`}
            stroke="currentColor"
            strokeWidth={1.5}
            strokeDasharray="6 5"
            opacity={0.9}
          />
          {Array.from({ length: state === 'empty' ? zone.lines : 0 }, (_, line) => (
            <text
              key={line}
              x={x + width * 0.05}
              y={y + height - band + (band * (line + 1)) / (zone.lines + 0.6)}
              textLength={width * 0.9}
              lengthAdjust="spacingAndGlyphs"
              fontSize={Math.min(band / (zone.lines + 1.2), width / 30)}
              className="fill-white font-mono"
              opacity={0.55}
            >
              {line === 0 ? LINE : '<'.repeat(44)}
            </text>
          ))}
        </g>
      ) : null}
      <path
        data-part="frame"
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        strokeDasharray={state === 'good' ? undefined : '12 7'}
        d={rounded(x, y, width, height, corner)}
      />
    </svg>
  );
}

const rounded = (x: number, y: number, width: number, height: number, corner: number): string => {
  const arc = (across: number, down: number) => `a${corner} ${corner} 0 0 1 ${across} ${down}`;
  const [w, h] = [width - 2 * corner, height - 2 * corner];
  return `M${x + corner} ${y}h${w}${arc(corner, corner)}v${h}${arc(-corner, corner)}h-${w}${arc(-corner, -corner)}v-${h}${arc(corner, -corner)}z`;
};
