import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** The delay in milliseconds between a choice and the next question. A second tap restarts the delay, so that this tap does not reach the next question. */
const showChoiceMs = 250;

/** The maximum time in milliseconds between a press and the click that it causes. */
const clickAfterMs = 700;

type Tapped = {
  /** The values of radio buttons that trigger `onTap`. By default, all do. */
  readonly values?: readonly string[] | undefined;
  /** The value of the checkbox that triggers `onTap` when it is ticked. By default, no checkbox does. */
  readonly exclusive?: string | undefined;
};

/**
 * Returns handlers that call `onTap` shortly after a finger, pen or mouse chooses a radio button or the `exclusive` checkbox. Choices with arrow keys, the
 * space bar or a screen reader do not call it. The customer then presses Enter or Continue.
 */
export function useTap(question: string, onTap: (form: HTMLFormElement) => void, { values, exclusive }: Tapped = {}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(timer.current), [question]); // the question can change before the timer ends, for example with Back
  return {
    onPointerDown: ({ nativeEvent }: PointerEvent) => {
      if (!isVirtual(nativeEvent)) pressedAt.current = nativeEvent.timeStamp;
    },
    onKeyDown: () => {
      pressedAt.current = Number.NEGATIVE_INFINITY;
      clearTimeout(timer.current);
    },
    onClick: ({ target, nativeEvent }: MouseEvent) => {
      if (!(target instanceof HTMLInputElement) || !(target.type === 'radio' || target.type === 'checkbox')) return;
      if (nativeEvent.timeStamp - pressedAt.current > clickAfterMs) return;
      const { form, value, type, checked } = target;
      const stop = () => clearTimeout(timer.current); // on another press, such as Back
      stop();
      if (type === 'checkbox' ? !checked || value !== exclusive : values && !values.includes(value)) return;
      timer.current = setTimeout(() => {
        removeEventListener('pointerdown', stop);
        if (form) onTap(form);
      }, showChoiceMs);
      addEventListener('pointerdown', stop, { once: true });
    },
  };
}

/**
 * Returns whether assistive technology caused the event: it has no contact area, or no pressure of a mouse button (as in react-aria's
 * `isVirtualPointerEvent`).
 */
const isVirtual = ({ width, height, pressure, pointerType }: globalThis.PointerEvent): boolean =>
  (width === 0 && height === 0) || (width === 1 && height === 1 && pressure === 0 && pointerType === 'mouse');
