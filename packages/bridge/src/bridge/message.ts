/**
 * JSON message to the app. `id` has 122 random bits, so that only code that can read the message can respond to it.
 */
export type RequestMessage = { readonly id: string; readonly command: string; readonly payload: unknown };

/**
 * Message from the app, as JSON text or as an object. `accepted`: the customer is busy, and the result follows.
 * `unsupported`: the app does not have the command. `event`: an event of a command that watches.
 */
export type AnswerMessage = {
  readonly id: string;
  readonly command: string;
  readonly status: 'ok' | 'accepted' | 'refused' | 'unsupported' | 'event';
  readonly data?: unknown;
  readonly reason?: unknown;
};

const statuses: readonly unknown[] = ['ok', 'accepted', 'refused', 'unsupported', 'event'];
/** Maximum length of a message in characters, which no valid response reaches. */
const longestMessage = 1_000_000;

/** Decodes a message from the app. Returns undefined if it is not valid. Never throws. */
export function decodeAnswer(raw: unknown): AnswerMessage | undefined {
  try {
    const message: unknown = typeof raw === 'string' ? raw.length <= longestMessage && JSON.parse(raw) : raw;
    if (typeof message !== 'object' || message === null) return undefined;
    // copies only own fields, and reads each one once
    const { id, command, status, data, reason } = { ...message } as Partial<AnswerMessage>;
    const known = typeof id === 'string' && typeof command === 'string' && statuses.includes(status);
    return known ? { id, command, status: status as AnswerMessage['status'], data, reason } : undefined;
  } catch {
    return undefined;
  }
}
