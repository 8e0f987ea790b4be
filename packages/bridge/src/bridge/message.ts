/**
 * A JSON message to the app. `id` is random (122 bits), so that a script that cannot read a message cannot respond to
 * it.
 */
export type RequestMessage = { readonly id: string; readonly command: string; readonly payload: unknown };

/**
 * A message from the app, as JSON text or as an object. `accepted`: the customer is busy, and the result follows.
 * `unsupported`: the app lacks the command. `event`: an event of a command that watches.
 */
export type AnswerMessage = {
  readonly id: string;
  readonly command: string;
  readonly status: 'ok' | 'accepted' | 'refused' | 'unsupported' | 'event';
  readonly data?: unknown;
  readonly reason?: unknown;
};

const statuses: readonly unknown[] = ['ok', 'accepted', 'refused', 'unsupported', 'event'];
/** The maximum length of a message in characters, far longer than any response of the app. */
const longestMessage = 1_000_000;

/** Returns the message in `raw`, or undefined if it is not a valid message. Never throws. */
export function decodeAnswer(raw: unknown): AnswerMessage | undefined {
  try {
    const message: unknown = typeof raw === 'string' ? raw.length <= longestMessage && JSON.parse(raw) : raw;
    if (typeof message !== 'object' || message === null) return undefined;
    // copies own fields only, and reads each once
    const { id, command, status, data, reason } = { ...message } as Partial<AnswerMessage>;
    const known = typeof id === 'string' && typeof command === 'string' && statuses.includes(status);
    return known ? { id, command, status: status as AnswerMessage['status'], data, reason } : undefined;
  } catch {
    return undefined;
  }
}
