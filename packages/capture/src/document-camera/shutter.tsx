import { useGuardedPress } from '@quayside/ui/internals/press';
import type { Ref } from 'react';
import type { DocumentWatch } from './use-document-watch.ts';

export type ShutterProps = {
  label: string;
  release: DocumentWatch['release'];
  disabled: boolean;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** The circumference of the ring around the shutter, in units of the drawing. */
const RING = 2 * Math.PI * 34;

/**
 * Renders the round shutter button. Its ring fills during the second before an automatic photo, or in three steps if
 * the user prefers reduced motion. `data-state`: waiting, holding, disabled.
 */
export function Shutter({ label, release, disabled, onPress, ref }: ShutterProps) {
  const press = useGuardedPress(onPress);
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      data-state={disabled ? 'disabled' : release}
      onClick={press}
      className="group relative size-18 shrink-0 cursor-pointer rounded-full border-0 bg-transparent p-0 text-white disabled:cursor-not-allowed disabled:opacity-45"
    >
      <svg aria-hidden viewBox="0 0 72 72" className="block size-full">
        <circle cx={36} cy={36} r={27} fill="currentColor" />
        <circle cx={36} cy={36} r={34} fill="none" stroke="currentColor" strokeWidth={3} opacity={0.45} />
        <circle
          cx={36}
          cy={36}
          r={34}
          fill="none"
          strokeWidth={4}
          strokeLinecap="round"
          strokeDasharray={RING}
          strokeDashoffset={release === 'holding' ? 0 : RING}
          transform="rotate(-90 36 36)"
          className="stroke-[#7ee2b0] group-data-[state=holding]:transition-[stroke-dashoffset] group-data-[state=holding]:duration-1000 group-data-[state=holding]:ease-linear motion-reduce:group-data-[state=holding]:ease-[steps(3,jump-none)]"
        />
      </svg>
    </button>
  );
}
