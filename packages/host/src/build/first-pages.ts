import { fileURLToPath } from 'node:url';

const moduleOf = (entryPoint: string) => fileURLToPath(import.meta.resolve(entryPoint));

const opening = moduleOf('@quayside/host/core-opening');

/** Prerendered routes, which are home and the first forms. Each has the module of its screen, then that of its flow. */
export const firstPages: Readonly<Record<string, readonly [screen: string, flow?: string]>> = {
  '/': [moduleOf('@quayside/host/home')],
  '/sg-choose': [moduleOf('@quayside/flow-opening/choose'), opening],
  '/sg-base-info': [moduleOf('@quayside/flow-opening/base-info'), opening],
};
