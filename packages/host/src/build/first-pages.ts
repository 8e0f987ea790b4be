import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../..');

/** What a new customer sees before any script has run: home and the first forms; each with the source file of its screen. */
export const firstPages: Readonly<Record<string, string>> = {
  '/': join(packages, 'host/src/home/home.tsx'),
  '/sg-choose': join(packages, 'flow-opening/src/choose/choose.tsx'),
  '/sg-base-info': join(packages, 'flow-opening/src/base-info/base-info.tsx'),
};
