/** A message of the page, and its status. */
export type LogEntry = {
  readonly id: string;
  readonly command: string;
  readonly payload: unknown;
  /** `waiting` until the app responds */
  status: 'waiting' | 'ok' | 'accepted' | 'refused' | 'unsupported';
};
/** Messages of the page, oldest first. */
export type Log = LogEntry[];

/** Parses a message of the page: `{ id, command, payload }` as JSON. Returns undefined for any other text, and never throws. */
export function readMessage(text: string): Pick<LogEntry, 'id' | 'command' | 'payload'> | undefined {
  try {
    const { id, command, payload } = JSON.parse(text) as Partial<LogEntry>;
    return typeof id === 'string' && typeof command === 'string' ? { id, command, payload: payload ?? {} } : undefined;
  } catch {
    return undefined;
  }
}
