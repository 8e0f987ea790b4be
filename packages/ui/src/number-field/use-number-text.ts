import { type ChangeEvent, type CompositionEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useInput } from '../field/use-input.ts';
import {
  applyNumberEdit,
  changeSign,
  formatNumberText,
  type GetAffixes,
  type NumberText,
  parseNumberText,
} from './edit-number.ts';

export type NumberTextOptions = {
  value: string;
  onValue: (value: string) => void;
  /** The minimum number of decimals of a value that is not being edited. */
  decimals: number;
  words: GetAffixes;
  /** Called after the user pastes, so that an error can appear before blur. */
  onPaste: () => void;
  ref: Ref<HTMLInputElement> | undefined;
  /** Called when the form is reset. */
  reset: () => void;
};

/** Returns the props of an input that shows and parses a number, and functions that change its text. */
export function useNumberText({ value, onValue, decimals, words, onPaste, ref: given, reset }: NumberTextOptions) {
  const [edited, setEdited] = useState<NumberText>();
  const [composed, setComposed] = useState<string>();
  const selection = useRef<readonly [number, number]>(undefined);
  const before = edited?.value === value ? edited : formatNumberText(value, decimals);
  const ref = useInput<HTMLInputElement>({
    ref: given,
    reset,
    adopt: (element) => {
      if (element.value !== before.shown) onValue(parseNumberText(element.value, words).value);
    },
  });

  // A typed comma and a comma of the field look the same afterwards. The selection shows which text an edit inserted.
  useEffect(() => {
    const input = ref.current;
    const remember = (event: InputEvent) => {
      if (input && !event.isComposing) selection.current = selectionOf(input);
    };
    input?.addEventListener('beforeinput', remember);
    return () => input?.removeEventListener('beforeinput', remember);
  }, [ref]);

  const change = (next: NumberText) => {
    setEdited(next);
    if (next.value !== value) onValue(next.value);
  };
  const take = (input: HTMLInputElement, inputType: string) => {
    const caret = input.selectionStart ?? input.value.length;
    const edit = applyNumberEdit({ before, text: input.value, caret, selection: selection.current, inputType, words });
    selection.current = undefined;
    input.value = edit.shown; // set before React renders, so that React does not move the caret
    input.setSelectionRange(edit.caret, edit.caret);
    setComposed(undefined);
    change(edit);
    if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') onPaste();
  };
  return {
    box: {
      ref,
      value: composed ?? before.shown,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const { inputType = '', isComposing = false } = nativeEvent as Partial<InputEvent>;
        if (isComposing) setComposed(target.value);
        else take(target, inputType);
      },
      onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        selection.current = selectionOf(currentTarget);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => take(currentTarget, 'insertText'),
    },
    isNegative: before.shown.startsWith('-'),
    changeSign: () => change(changeSign(before, words)),
    /** Ends the editing: the input then shows the formatted value. Call it on blur. */
    rest: () => setEdited(undefined),
  };
}

const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement): readonly [number, number] => [
  selectionStart ?? value.length,
  selectionEnd ?? value.length,
];
