import { type ComponentProps, useState } from 'react';
import { affixStyles } from '../field/field.styles.ts';
import { TextBox, type TextBoxProps } from '../field/text-box.tsx';
import { useEarlyInput } from '../field/use-early-input.ts';
import { readMoney } from '../money-field/money-text.ts';
import { editNumber } from './number-text.ts';

export type NumberBoxProps = Omit<TextBoxProps, 'value' | 'onChange' | 'onBlur' | 'inputMode' | 'ref'> & {
  id: string;
  value: string;
  decimals: number;
  unit: string | undefined;
  onValue: (value: string) => void;
  onLeave: () => void;
};

export function NumberBox({ id, value, decimals, unit, onValue, onLeave, className, ...box }: NumberBoxProps) {
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const shown = typed?.value === value ? typed.text : value;
  const ref = useEarlyInput<HTMLInputElement>((element) => {
    if (element.value !== shown) onValue(readMoney(element.value));
  });
  const take = (input: HTMLInputElement, inputType: string) => {
    const edit = editNumber({ text: input.value, caret: input.selectionStart ?? input.value.length, inputType });
    input.value = edit.text; // Set before React renders, so that React does not move the caret.
    input.setSelectionRange(edit.caret, edit.caret);
    setTyped(edit);
    if (edit.value !== value) onValue(edit.value);
  };
  const onChange: ComponentProps<'input'>['onChange'] = ({ target, nativeEvent }) => {
    const { inputType = '', isComposing = false } = nativeEvent as Partial<InputEvent>;
    if (isComposing) setTyped({ text: target.value, value });
    else take(target, inputType);
  };
  return (
    <TextBox
      autoComplete="off"
      {...box}
      ref={ref}
      id={id}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={shown}
      className={`tabular-nums ${className ?? ''}`}
      after={
        unit && (
          <span id={`${id}-unit`} className={affixStyles({ side: 'after' })}>
            {unit}
          </span>
        )
      }
      onChange={onChange}
      onCompositionEnd={(event) => take(event.currentTarget, 'insertText')}
      onBlur={() => {
        setTyped(undefined);
        onLeave();
      }}
    />
  );
}
