import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { useState } from 'react';

/** What is hidden, how much of it stays readable, and whether it can be shown. */
export type MaskedTextProps = {
  value: string;
  /** what it is, for the button: "passport number" */
  label: string;
  /** how many characters at the end stay readable; values of up to twice as many are hidden whole */
  keepEnd?: number;
  /** `never` where the value must not be shown at all */
  reveal?: 'button' | 'never';
};

/** A sensitive value, hidden until asked for. Renders a `<span>` and a `<button>`; `data-state`: masked, revealed. */
export function MaskedText({ value, label, keepEnd = 4, reveal = 'button' }: MaskedTextProps) {
  const t = useText(ui);
  const [state, setState] = useState<'masked' | 'revealed'>('masked');
  const end = readableEnd(value, keepEnd);
  const masked = state === 'masked';
  return (
    <span data-state={state} className="inline-flex max-w-full flex-wrap items-center gap-x-2">
      {masked ? (
        <>
          <span aria-hidden className="tabular-nums">
            {dots}
            {end ? ` ${end}` : ''}
          </span>
          <span className="sr-only">{end ? t('maskedEnding', { end }) : t('masked')}</span>
        </>
      ) : (
        <span className="tabular-nums">{value}</span>
      )}
      {reveal === 'button' ? (
        <button
          type="button"
          aria-label={t(masked ? 'showWhat' : 'hideWhat', { what: label })}
          onClick={() => setState(masked ? 'revealed' : 'masked')}
          className="-my-2 inline-flex min-h-target min-w-target cursor-pointer items-center justify-center rounded-control border-0 bg-transparent px-1 text-accent text-caption underline underline-offset-3"
        >
          {t(masked ? 'show' : 'hide')}
        </button>
      ) : null}
    </span>
  );
}

/** Always as many, so that the mask does not tell the length. */
const dots = '••••';

/** What of a value may stay readable: its last characters, unless that would be half of it or more. */
export const readableEnd = (value: string, keepEnd: number): string =>
  keepEnd > 0 && value.length > 2 * keepEnd ? value.slice(-keepEnd) : '';
