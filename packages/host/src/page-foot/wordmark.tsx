import { useHost } from '../host-context.ts';

/** Renders the broker's name as the edition's drawing, because a font would load after the first frame. Without a drawing, renders it as text. */
export function Wordmark() {
  const { wordmark, wordmarkDrawing: drawing } = useHost().edition;
  if (!drawing) return <span translate="no">{wordmark}</span>;
  const { width, height, path } = drawing;
  return (
    <>
      <span className="sr-only" translate="no">
        {wordmark}
      </span>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        width={`${width / 100}em`}
        height={`${height / 100}em`}
        className="max-w-none shrink-0 fill-current"
      >
        <path d={path} />
      </svg>
    </>
  );
}
