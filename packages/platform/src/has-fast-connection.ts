/** The part of the Network Information API (WICG) that is used here. Safari and Firefox lack it. */
type Connection = { saveData?: boolean; effectiveType?: string; type?: string; downlink?: number };

/**
 * The minimum downlink in Mbit/s. Before Chromium has measured the connection, it reports about 1.6 with an error of
 * 10%. A higher minimum would therefore exclude fast connections.
 */
const MIN_DOWNLINK = 1.4;

/**
 * Returns whether the connection is fast enough for an optional download of several megabytes. This needs an
 * `effectiveType` of 4g, a downlink of at least 1.4 Mbit/s and no data saver. A cellular connection may be metered, so
 * it counts as slow. Returns true if the browser does not report its connection.
 */
export function hasFastConnection(navigator: object): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  const { saveData = false, effectiveType = '4g', type, downlink = Number.POSITIVE_INFINITY } = connection;
  return !saveData && effectiveType === '4g' && type !== 'cellular' && downlink >= MIN_DOWNLINK;
}
