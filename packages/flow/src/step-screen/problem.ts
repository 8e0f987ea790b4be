import type { CallError } from '@quayside/api/errors';
import type { TextStore } from '@quayside/i18n/text-store';
import { getErrorText } from './error-texts.ts';

/** The reason why Continue failed: a missing account (MSG-36), a failed call, or no network. `words` is the message to show. */
export type ContinueProblem =
  | { readonly kind: 'opening-first' }
  | { readonly kind: 'not-saved' | 'offline'; readonly words: string };

/** Converts the error of a failed Continue to the problem that the screen shows. */
export function toProblem(error: unknown, texts: TextStore): ContinueProblem {
  const { messageKey, code } = error as Partial<CallError>;
  if (messageKey === 'accountNotOpened') return { kind: 'opening-first' };
  const offline = code === 'NETWORK_ERROR' || !navigator.onLine;
  return { kind: offline ? 'offline' : 'not-saved', words: getErrorText(texts, error) };
}
