import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { unmaskedEnd } from '@quayside/values/internals/mask-characters';
import { useState } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';

export { unmaskedEnd } from '@quayside/values/internals/mask-characters';

export type MaskedTextProps = {
  /** The sensitive text. */
  value: string;
  /** The name of the value, for the accessible name of the button. */
  label: string;
  /**
   * The number of visible letters and digits at the end. A value with at most twice as many is masked completely.
   * Default: `4`.
   */
  visibleEnd?: number;
  /** Whether the user can reveal the value: with a button, or never. Default: `button`. */
  reveal?: 'button' | 'never';
} & ElementProps<'span', 'children'>;

/** Renders a value as dots with a readable end, and a button that reveals it. `data-state`: masked, revealed. */
export function MaskedText({
  value,
  label,
  visibleEnd = 4,
  reveal = 'button',
  className = '',
  ...rest
}: MaskedTextProps) {
  const t = useText(ui);
  const [state, setState] = useState<'masked' | 'revealed'>('masked');
  const end = unmaskedEnd(value, visibleEnd);
  const masked = state === 'masked';
  return (
    <span {...rest} data-state={state} className={`inline-flex max-w-full flex-wrap items-center gap-x-2 ${className}`}>
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

/** The dots that replace the hidden part. Their number is fixed, so that it does not reveal the length of the value. */
const dots = '••••';
