import type { Envelope } from '@quayside/contract/envelope';

/** A request and its response, as the report of a failed check shows them. */
export type Exchange = {
  readonly verb: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as JSON, or a description of a form with a file. */
  readonly body: string;
  readonly status: number;
  readonly answerHeaders: Headers;
  readonly text: string;
  /** The parsed response. Undefined if it is not an envelope. */
  readonly envelope: Envelope | undefined;
};

/** Returns the envelope in a text: an object with `code`, `data` and a string `msg`. Returns undefined for any other text. */
export function readEnvelope(text: string): Envelope | undefined {
  try {
    const value = JSON.parse(text) as Partial<Envelope> | null;
    const named = typeof value?.code === 'number' || typeof value?.code === 'string';
    return named && typeof value?.msg === 'string' && 'data' in value ? (value as Envelope) : undefined;
  } catch {
    return undefined;
  }
}
