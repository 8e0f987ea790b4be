import { type DeviceHints, isPc } from '@quayside/platform/is-pc';
import type { Host } from '../host-context.ts';

/** Whether this device opens no accounts here: a PC, where the edition says so (MSG-27). Within the app nobody is refused. */
export const refusesDevice = (
  { edition, parameters }: Pick<Host, 'edition' | 'parameters'>,
  device: DeviceHints = navigator,
): boolean => edition.pcRefused !== undefined && parameters.appVersion === undefined && isPc(device);
