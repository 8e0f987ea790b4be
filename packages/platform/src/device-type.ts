/** The platform that the page runs on. */
export type Platform = 'android' | 'ios' | 'electron' | 'browser';

/**
 * The values of the X-Dt header (START-08). The default is t4. The specification says "t1, t2 or t6 on certain
 * platforms". This product uses t1 in the Android app, t2 in the iOS app and t6 in the desktop client (Electron).
 */
export const deviceTypes = { android: 't1', ios: 't2', electron: 't6', browser: 't4' } as const satisfies Record<
  Platform,
  string
>;
/** A value of the X-Dt header (START-08). */
export type DeviceType = (typeof deviceTypes)[Platform];

/** Returns the value of the X-Dt header for a platform (START-08), such as `t1` for `android`. */
export const getDeviceType = (platform: Platform): DeviceType => deviceTypes[platform];

/** Returns whether a value is the name of a platform in lower case. */
export const isPlatform = (value: unknown): value is Platform =>
  typeof value === 'string' && Object.hasOwn(deviceTypes, value);
