import { useFormValue } from '@quayside/flow/form';
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Delay in milliseconds between a choice and the next page, so that the customer sees the choice. A second tap restarts it. */
const showChoiceMs = 250;

/** Maximum time in milliseconds between a press and the click that it causes. */
const clickAfterMs = 700;

type AutoAdvanceOptions = {
  /** Values of radio buttons that advance; all by default. */
  readonly values?: readonly string[] | undefined;
  /** Value of the checkbox that advances when it is ticked; none by default. */
  readonly exclusive?: string | undefined;
  /** Whether the page advances at all; true by default. */
  readonly enabled?: boolean;
};

/**
 * Returns props for the element around a question. They call `onAdvance` shortly after a finger, pen or mouse chooses the first answer. Choices with arrow
 * keys, the space bar or a screen reader do not call it; the customer then presses Enter or Continue.
 *
 * `data-advance` is `unanswered`, `pending` or `submitted`. The step then hides its action bar, so that a tap on Continue cannot reach the next page. A
 * question with an answer shows Continue and does not advance.
 */
export function useAutoAdvance(
  field: string,
  onAdvance: (form: HTMLFormElement) => void,
  { values, exclusive, enabled = true }: AutoAdvanceOptions = {},
) {
  const answer = useFormValue<unknown>(field);
  const isUnanswered = answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
  const [state, setState] = useState<{ readonly field: string; readonly is: 'pending' | 'submitted' }>();
  const shown = state?.field === field ? state.is : undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const mayAdvance = useRef(false);
  useEffect(() => {
    // The question can change before the timer ends, for example with Back.
    return () => {
      clearTimeout(timer.current);
      setState(undefined);
    };
  }, [field]);
  if (!enabled) return {};
  return {
    'data-advance': shown ?? (isUnanswered ? 'unanswered' : undefined),
    onPointerDown: ({ nativeEvent }: PointerEvent) => {
      mayAdvance.current = isUnanswered || shown === 'pending';
      if (!isVirtual(nativeEvent)) pressedAt.current = nativeEvent.timeStamp;
    },
    onKeyDown: () => {
      pressedAt.current = Number.NEGATIVE_INFINITY;
      clearTimeout(timer.current);
      setState(undefined);
    },
    onClick: ({ target, nativeEvent }: MouseEvent) => {
      if (!(target instanceof HTMLInputElement) || !(target.type === 'radio' || target.type === 'checkbox')) return;
      if (!mayAdvance.current || nativeEvent.timeStamp - pressedAt.current > clickAfterMs) return;
      const { form, value, type, checked } = target;
      clearTimeout(timer.current);
      if (type === 'checkbox' ? !checked || value !== exclusive : values && !values.includes(value)) return;
      const stop = () => {
        clearTimeout(timer.current);
        setState(undefined);
      };
      timer.current = setTimeout(() => {
        removeEventListener('pointerdown', stop);
        setState({ field, is: 'submitted' });
        if (form) onAdvance(form);
      }, showChoiceMs);
      setState({ field, is: 'pending' });
      addEventListener('pointerdown', stop, { once: true }); // another press, such as Back
    },
  };
}

/**
 * Returns whether assistive technology caused the event: it has no contact area, or no pressure of a mouse button (as in react-aria's
 * `isVirtualPointerEvent`).
 */
const isVirtual = ({ width, height, pressure, pointerType }: globalThis.PointerEvent): boolean =>
  (width === 0 && height === 0) || (width === 1 && height === 1 && pressure === 0 && pointerType === 'mouse');
