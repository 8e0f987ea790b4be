import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { formatNumberText } from '../number-field/edit-number.ts';

type AmountSuggestionsProps = {
  readonly id: string;
  readonly value: string;
  readonly disabled: boolean | undefined;
  readonly change: (value: string) => void;
  readonly suggestions: readonly string[];
};

/**
 * Renders a group of buttons, each of which writes an amount into the field. The button of the current amount is
 * pressed. Tab skips the buttons, because keyboard users can type any amount into the box.
 */
export function AmountSuggestions({ id, value, suggestions, disabled, change }: AmountSuggestionsProps) {
  const t = useText(uiFields);
  return (
    <div role="group" aria-label={t('commonAmounts')} className="mt-2 flex flex-wrap gap-2">
      {suggestions.map((amount) => (
        <button
          key={amount}
          type="button"
          tabIndex={-1}
          aria-pressed={value === amount}
          aria-controls={id}
          disabled={disabled}
          onClick={() => change(amount)}
          className="min-h-target cursor-pointer rounded-[1.5rem] border border-line-strong bg-surface-raised px-4 py-2 text-ink text-label tabular-nums disabled:cursor-not-allowed disabled:text-ink-muted aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent forced-colors:aria-pressed:outline-2"
        >
          {formatNumberText(amount, 0).shown}
        </button>
      ))}
    </div>
  );
}
