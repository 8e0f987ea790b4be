/** A message of the page and what became of it. */
export type LogEntry = {
  readonly id: string;
  readonly command: string;
  readonly payload: unknown;
  /** `waiting` until something is answered */
  status: 'waiting' | 'ok' | 'accepted' | 'refused' | 'unsupported';
};
export type Log = LogEntry[];

/** What a page of ours writes: `{ id, command, payload }` as JSON. Undefined for anything else; never throws. */
export function readMessage(text: string): Pick<LogEntry, 'id' | 'command' | 'payload'> | undefined {
  try {
    const { id, command, payload } = JSON.parse(text) as Partial<LogEntry>;
    return typeof id === 'string' && typeof command === 'string' ? { id, command, payload: payload ?? {} } : undefined;
  } catch {
    return undefined;
  }
}
