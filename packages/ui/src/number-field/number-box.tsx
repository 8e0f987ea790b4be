import { affixStyles } from '../field/field.styles.ts';
import { TextBox, type TextBoxProps } from '../field/text-box.tsx';
import { unitTexts } from './number-text.ts';
import { useNumberText } from './use-number-text.ts';

export type NumberBoxProps = Omit<TextBoxProps, 'value' | 'inputMode' | 'name' | 'required'> & {
  id: string;
  value: string;
  decimals: number;
  unit: string | undefined;
  onValue: (value: string) => void;
  onPasted: () => void;
  /** Called when the form is reset. */
  reset: () => void;
};

/** Renders the text box of a `NumberField` or a `Stepper`, with the unit after the number. */
export function NumberBox({ value, decimals, unit, onValue, onPasted, reset, className, ...box }: NumberBoxProps) {
  const { ref, onChange, onBlur, ...input } = box;
  const number = useNumberText({ value, onValue, decimals: 0, words: unitTexts(unit), onPaste: onPasted, ref, reset });
  return (
    <TextBox
      autoComplete="off"
      {...input}
      {...number.box}
      onChange={(event) => {
        number.box.onChange(event);
        onChange?.(event);
      }}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      className={`tabular-nums ${className ?? ''}`}
      after={
        unit && (
          <span id={`${box.id}-unit`} className={affixStyles({ side: 'after' })}>
            {unit}
          </span>
        )
      }
      onBlur={(event) => {
        number.rest();
        onBlur?.(event);
      }}
    />
  );
}
