import { affixStyles } from '../field/field.styles.ts';
import { TextBox, type TextBoxProps } from '../field/text-box.tsx';
import { unitTexts } from './number-text.ts';
import { useNumberText } from './use-number-text.ts';

export type NumberBoxProps = Omit<TextBoxProps, 'value' | 'onChange' | 'onBlur' | 'inputMode' | 'ref'> & {
  id: string;
  value: string;
  decimals: number;
  unit: string | undefined;
  onValue: (value: string) => void;
  onPaste: () => void;
  onLeave: () => void;
};

/** Renders the text box of a `NumberField` or a `Stepper`, with the unit after the number. */
export function NumberBox({ value, decimals, unit, onValue, onPaste, onLeave, className, ...box }: NumberBoxProps) {
  const number = useNumberText({ value, onValue, decimals: 0, words: unitTexts(unit), onPaste });
  return (
    <TextBox
      autoComplete="off"
      {...box}
      {...number.box}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      className={`tabular-nums ${className ?? ''}`}
      after={
        unit && (
          <span id={`${box.id}-unit`} className={affixStyles({ side: 'after' })}>
            {unit}
          </span>
        )
      }
      onBlur={() => {
        number.rest();
        onLeave();
      }}
    />
  );
}
