import { useEffect, useRef } from 'react';

/** The time before the first repetition and between repetitions, in milliseconds. */
const HOLD_AFTER = 500;
const HOLD_EVERY = 100;

type Hold = {
  onPointerDown: () => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
};

/**
 * Returns handlers that call `act` repeatedly while a button is held. `wasHeld` returns true once after a hold, so that
 * the following click can be ignored.
 */
export function useHold(act: () => void): { wasHeld: () => boolean; hold: Hold } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    held.current = true;
    newest.current();
    timer.current = setTimeout(repeat, HOLD_EVERY);
  };
  const stop = () => clearTimeout(timer.current);
  return {
    wasHeld: () => {
      const was = held.current;
      held.current = false;
      return was;
    },
    hold: {
      onPointerDown: () => {
        stop();
        held.current = false;
        timer.current = setTimeout(repeat, HOLD_AFTER);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
    },
  };
}
