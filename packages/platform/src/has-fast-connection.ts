/** The used part of the Network Information API (WICG); Safari and Firefox do not have it. */
type Connection = { saveData?: boolean; effectiveType?: string; type?: string; downlink?: number };

/**
 * In megabits per second. Chromium says about 1.6 until it has measured, give or take a tenth, so that a
 * higher limit would also exclude fast connections.
 */
const SLOWEST_DOWNLINK = 1.4;

/**
 * Whether an optional download of several megabytes is acceptable: no data saver, no cellular connection, which may be
 * metered, `effectiveType` 4g, and a downlink of at least 1.4 Mbit/s. Returns true when the browser does not say.
 */
export function hasFastConnection(navigator: object): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  const { saveData = false, effectiveType = '4g', type, downlink = Number.POSITIVE_INFINITY } = connection;
  return !saveData && effectiveType === '4g' && type !== 'cellular' && downlink >= SLOWEST_DOWNLINK;
}
