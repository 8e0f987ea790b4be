/** A message that the page sent to the app, and what became of it. */
export type LogEntry = {
  readonly id: string;
  readonly command: string;
  readonly payload: unknown;
  /** `waiting` until the app responds */
  status: 'waiting' | 'ok' | 'accepted' | 'refused' | 'unsupported';
};
/** The messages that a page sent, oldest first. */
export type MessageLog = LogEntry[];

/** Parses a message of the page, which is `{ id, command, payload }` as JSON. Returns undefined for any other text; never throws. */
export function readMessage(text: string): Pick<LogEntry, 'id' | 'command' | 'payload'> | undefined {
  try {
    const { id, command, payload } = JSON.parse(text) as Partial<LogEntry>;
    return typeof id === 'string' && typeof command === 'string' ? { id, command, payload: payload ?? {} } : undefined;
  } catch {
    return undefined;
  }
}
