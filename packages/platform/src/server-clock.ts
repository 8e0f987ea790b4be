/** A device clock further off than this makes servers refuse signatures (AWS SDK pattern, reliability F59). */
export const clockSkewLimitMs = 5 * 60 * 1000;

/** The server's time, as the answers tell it. */
export type ServerClock = {
  /** The server's time in milliseconds since 1970, as well as it is known. */
  readonly now: () => number;
  /** The device's time: the source of `sentAt` and `receivedAt`. */
  readonly deviceNow: () => number;
  /** Server time minus device time in milliseconds; 0 until an answer was seen. */
  readonly offset: () => number;
  /** Learns from the `Date` header of an answer. Returns true where the known time moved by more than the skew limit: a refused request is then worth one more try. */
  readonly observe: (dateHeader: string | null | undefined, sentAt: number, receivedAt: number) => boolean;
};

/** The server's clock beside the device's. */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    now: () => deviceNow() + offset,
    deviceNow,
    offset: () => offset,
    observe(dateHeader, sentAt, receivedAt) {
      const serverTime = Date.parse(dateHeader ?? '');
      if (Number.isNaN(serverTime) || receivedAt < sentAt) return false;
      // The header counts whole seconds (RFC 9110, 5.6.7): its middle is the best guess, and less than that is no evidence of a wrong clock.
      const measured = serverTime + 500 - (sentAt + receivedAt) / 2;
      const uncertainty = 500 + (receivedAt - sentAt) / 2;
      const next = Math.abs(measured) <= uncertainty ? 0 : Math.round(measured);
      const moved = Math.abs(next - offset) > clockSkewLimitMs;
      offset = next;
      return moved;
    },
  };
}
