/** Keeps the room of text that has not loaded yet. */
export const Waiting = ({ lines }: { lines: number }) => (
  <span role="status" aria-label="Loading" className="flex animate-q-pulse flex-col gap-3 motion-reduce:animate-none">
    {Array.from({ length: lines }, (_, at) => (
      <span key={at} className={`block h-4 rounded-control bg-line ${widths[at % widths.length]}`} />
    ))}
  </span>
);

const widths = ['w-2/5', 'w-4/5', 'w-3/5', 'w-1/2'];
