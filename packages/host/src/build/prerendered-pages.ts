import { fileURLToPath } from 'node:url';

const moduleOf = (entryPoint: string) => fileURLToPath(import.meta.resolve(entryPoint));

const opening = moduleOf('@quayside/host/internals/core-opening');

/** The modules of each prerendered route, by path: of its screen, then of its flow. These are home and the first forms. */
export const prerenderedPages: Readonly<Record<string, readonly [screen: string, flow?: string]>> = {
  '/': [moduleOf('@quayside/host/internals/home')],
  '/sg-choose': [moduleOf('@quayside/flow-opening/internals/choose'), opening],
  '/sg-base-info': [moduleOf('@quayside/flow-opening/internals/base-info'), opening],
};
