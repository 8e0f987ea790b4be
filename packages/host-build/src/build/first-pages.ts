import { fileURLToPath } from 'node:url';

const moduleOf = (entryPoint: string) => fileURLToPath(import.meta.resolve(entryPoint));

/** The prerendered routes with the module of each screen: home and the first forms. */
export const firstPages: Readonly<Record<string, string>> = {
  '/': moduleOf('@quayside/host/home'),
  '/sg-choose': moduleOf('@quayside/flow-opening/choose'),
  '/sg-base-info': moduleOf('@quayside/flow-opening/base-info'),
};
