let offset = 0;

/** The time of the server in milliseconds. The test interface moves it. */
export const now = (): number => Date.now() + offset;

export const iso = (): string => new Date(now()).toISOString();

export function moveClock(milliseconds: number): void {
  offset = milliseconds;
}
