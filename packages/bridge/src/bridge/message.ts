/** What goes to the app, as JSON text. `id` is random (122 bits), so that whoever cannot read messages cannot answer one. */
export type RequestMessage = { readonly id: string; readonly command: string; readonly payload: unknown };

/**
 * What comes from the app, as JSON text or object. `ok`: done; `accepted`: the customer is busy with it, the end follows; `refused`: no;
 * `unsupported`: this app does not know the command; `event`: of a command that watches.
 */
export type AnswerMessage = {
  readonly id: string;
  readonly command: string;
  readonly status: 'ok' | 'accepted' | 'refused' | 'unsupported' | 'event';
  readonly data?: unknown;
  readonly reason?: unknown;
};

const statuses: readonly unknown[] = ['ok', 'accepted', 'refused', 'unsupported', 'event'];
/** No answer of the app is anywhere near this long. Characters. */
const longestMessage = 1_000_000;

/** The answer in whatever was delivered; undefined for anything else. Never throws. */
export function decodeAnswer(raw: unknown): AnswerMessage | undefined {
  try {
    const message: unknown = typeof raw === 'string' ? raw.length <= longestMessage && JSON.parse(raw) : raw;
    if (typeof message !== 'object' || message === null) return undefined;
    const { id, command, status, data, reason } = { ...message } as Partial<AnswerMessage>; // own fields only, each read once
    const known = typeof id === 'string' && typeof command === 'string' && statuses.includes(status);
    return known ? { id, command, status: status as AnswerMessage['status'], data, reason } : undefined;
  } catch {
    return undefined;
  }
}
