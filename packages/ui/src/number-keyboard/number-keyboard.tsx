import { uiEntry } from '@quayside/i18n/internals/text/ui-entry';
import { useText } from '@quayside/i18n/use-text';
import Delete from 'lucide-react/icons/delete';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { keyStyles } from './number-keyboard.styles.ts';

export type NumberKeyboardProps = {
  /** Called with the digit, from `0` to `9`, when the user presses its key. */
  onDigit: (digit: string) => void;
  /** Called when the user presses the delete key. */
  onDelete: () => void;
  /** Called when the user presses Done. Without it, the keyboard has no Done key. */
  onDone?: () => void;
  /**
   * The id of the input that receives the digits and keeps focus. The keys are then not in the tab order, because a
   * hardware keyboard types into the input.
   */
  inputId?: string;
  /** Whether the keys ignore presses. */
  disabled?: boolean;
} & ElementProps<'div', 'children'>;

/**
 * Renders keys for the ten digits and a delete key, as a `role="group"`. Use it for codes that the system keyboard must
 * not learn. Each of several quick presses counts.
 */
export function NumberKeyboard(props: NumberKeyboardProps) {
  const { onDigit, onDelete, onDone, inputId, disabled, className = '', ...rest } = props;
  const t = useText(uiEntry);
  const shared = { inputId, disabled };
  return (
    <div
      role="group"
      aria-label={t('numberKeys')}
      {...rest}
      dir="ltr" // keypads have the same order in all scripts
      className={`grid w-full select-none grid-cols-3 gap-1.5 rounded-card bg-surface-sunken p-1.5 ${className}`}
    >
      {digits.map((digit) => (
        <Key key={digit} {...shared} kind="digit" face={digit} onPress={() => onDigit(digit)} />
      ))}
      {onDone ? <Key {...shared} kind="action" face={t('done')} onPress={onDone} /> : <span />}
      <Key {...shared} kind="digit" face="0" onPress={() => onDigit('0')} />
      <Key
        {...shared}
        kind="action"
        label={t('deleteDigit')}
        face={<Delete aria-hidden size="1.5rem" />}
        onPress={onDelete}
      />
    </div>
  );
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type KeyProps = Pick<NumberKeyboardProps, 'inputId' | 'disabled'> & {
  kind: 'digit' | 'action';
  face: ReactNode;
  label?: string;
  onPress: () => void;
};

function Key({ kind, face, label, inputId, disabled, onPress }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={inputId}
      tabIndex={inputId ? -1 : undefined}
      disabled={disabled}
      className={keyStyles({ kind })}
      onMouseDown={(event) => inputId && event.preventDefault()} // prevents the button from taking focus
      onClick={onPress}
    >
      {face}
    </button>
  );
}
