import { type ReactNode, useState } from 'react';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { Disclosure } from '../../packages/ui/src/disclosure/disclosure.tsx';
import { Spinner } from '../../packages/ui/src/spinner/spinner.tsx';

const bar = 'block h-2.5 rounded-control bg-line';
const panel = 'absolute bg-surface-raised border border-line shadow-raised';
const mask = <span className="absolute inset-0 animate-q-fade-in bg-mask" />;

const Lines = () => (
  <span className="flex flex-col gap-2 p-3">
    <span className={`${bar} w-2/3`} />
    <span className={`${bar} w-full`} />
    <span className={`${bar} w-4/5`} />
  </span>
);

/** A sample for each row of the table in docs/design-language.md. With `isPressed`, the customer's press on the sample plays it. */
const samples: readonly { name: string; sample: ReactNode; isPressed?: boolean }[] = [
  {
    name: 'The next page',
    sample: (
      <span className="absolute inset-3 block animate-q-slide-on rounded-card border border-line bg-surface">
        <Lines />
      </span>
    ),
  },
  {
    name: 'The wait for a page',
    sample: (
      <span className="absolute inset-0 grid place-items-center">
        <Spinner />
      </span>
    ),
  },
  {
    name: 'A skeleton',
    sample: (
      <span className="absolute inset-0 block animate-q-pulse">
        <Lines />
      </span>
    ),
  },
  {
    name: 'Sheet or picker',
    sample: (
      <>
        {mask}
        <span className={`${panel} inset-x-0 bottom-0 h-2/3 animate-q-sheet-in rounded-t-sheet`}>
          <Lines />
        </span>
      </>
    ),
  },
  {
    name: 'Dialog',
    sample: (
      <>
        {mask}
        <span className={`${panel} inset-6 animate-q-dialog-in rounded-card`}>
          <Lines />
        </span>
      </>
    ),
  },
  {
    name: 'Chart',
    sample: (
      <svg aria-hidden viewBox="0 0 200 100" className="absolute inset-0 size-full animate-q-reveal fill-none">
        <path d="M12 78 46 58 78 66 112 34 148 44 186 20" className="stroke-accent" strokeWidth="3" />
        <circle cx="186" cy="20" r="5" className="animate-q-end fill-accent" />
      </svg>
    ),
  },
  {
    name: 'Gauge',
    sample: (
      <span className="absolute inset-x-5 top-1/2 block h-2 rounded-full bg-success">
        <span className="absolute -top-1.5 block size-5 animate-q-from-start rounded-full border-2 border-surface bg-ink [inset-inline-start:70%]" />
      </span>
    ),
  },
  {
    name: 'Disclosure',
    isPressed: true,
    sample: (
      <span className="absolute inset-x-3 top-3 block">
        <Disclosure summary="Why we ask">We show what a trade would cost with us.</Disclosure>
      </span>
    ),
  },
  {
    name: 'A press on a button',
    isPressed: true,
    sample: (
      <span className="absolute inset-0 grid place-items-center">
        <Button>Continue</Button>
      </span>
    ),
  },
  {
    name: 'An opened account',
    sample: (
      <svg aria-hidden viewBox="0 0 200 100" className="absolute inset-0 size-full fill-none">
        <circle cx="100" cy="50" r="32" className="animate-q-dawn fill-accent-soft" />
        <path
          d="M84 51l11 11 21-23"
          pathLength={1}
          strokeDasharray={1}
          className="animate-q-draw stroke-accent"
          strokeWidth="5"
        />
      </svg>
    ),
  },
];

/** Renders a sample of each movement in the table of docs/design-language.md. A press plays it again. */
export const MotionSamples = () => (
  <ul className="m-0 grid list-none gap-4 p-0 [grid-template-columns:repeat(auto-fill,minmax(min(100%,190px),1fr))]">
    {samples.map((one) => (
      <Sample key={one.name} {...one} />
    ))}
  </ul>
);

function Sample({ name, sample, isPressed = false }: (typeof samples)[number]) {
  const [played, setPlayed] = useState(0);
  return (
    <li className="overflow-hidden rounded-card border border-line">
      <span key={played} inert={!isPressed} className="relative block h-32 overflow-hidden bg-surface-sunken">
        {sample}
      </span>
      <span className="flex min-h-target items-center justify-between gap-2 ps-3 text-label">
        {name}
        {!isPressed && (
          <button
            type="button"
            aria-label={`Play: ${name}`}
            className="min-h-target min-w-target cursor-pointer border-0 bg-transparent text-accent text-label"
            onClick={() => setPlayed((before) => before + 1)}
          >
            Play
          </button>
        )}
      </span>
    </li>
  );
}
