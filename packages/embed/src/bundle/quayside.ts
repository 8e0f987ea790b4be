import type { Flow } from '@quayside/flow/define-flow';

export { defineQuaysideFlow } from '../element.ts';
export { mount } from '../mount.ts';

/** Loaders of the flows in the bundle, by flow name. The opening is not included, because an app bundles it with its forms and document reader. */
export const flows = {
  cfd: async (): Promise<Flow> => (await import('@quayside/flow-derivatives/cfd')).cfdFlow(),
  futures: async (): Promise<Flow> => (await import('@quayside/flow-derivatives/futures')).futuresFlow(),
  'margin-upgrade': async (): Promise<Flow> => (await import('@quayside/flow-account/account')).marginUpgradeFlow,
  options: async (): Promise<Flow> => (await import('@quayside/flow-derivatives/options')).optionsFlow(),
  'tier-change': async (): Promise<Flow> => (await import('@quayside/flow-account/account')).tierChangeFlow,
  'w8ben-modify': async (): Promise<Flow> => (await import('@quayside/flow-w8ben/w8ben-modify')).w8benModifyFlow,
  'w8ben-update': async (): Promise<Flow> => (await import('@quayside/flow-w8ben/w8ben-update')).w8benUpdateFlow,
};
