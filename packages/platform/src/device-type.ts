/** Where the page runs. */
export type Platform = 'android' | 'ios' | 'electron' | 'browser';

/**
 * The X-Dt header (START-08): t4 by default. The specification says "t1, t2 or t6 on certain platforms"; ours is
 * t1 in the Android app, t2 in the iOS app, t6 in the desktop client (Electron), and t4 in a browser.
 */
export const deviceTypes = { android: 't1', ios: 't2', electron: 't6', browser: 't4' } as const satisfies Record<
  Platform,
  string
>;
/** A value of the X-Dt header (START-08). */
export type DeviceType = (typeof deviceTypes)[Platform];

/** The X-Dt header of a platform. */
export const deviceTypeOf = (platform: Platform): DeviceType => deviceTypes[platform];

/** Whether something names a platform; lower case only. */
export const isPlatform = (value: unknown): value is Platform =>
  typeof value === 'string' && Object.hasOwn(deviceTypes, value);
