import { prerenderer } from '@quayside/host/prerender';
import { edition } from './edition.ts';

/** What a new customer sees before any script has run: home and the first forms; each with the source of its screen. */
export const host = prerenderer(edition, {
  '/': '../../packages/host/src/home/home.tsx',
  '/sg-choose': '../../packages/flow-opening/src/choose/choose.tsx',
  '/sg-base-info': '../../packages/flow-opening/src/base-info/base-info.tsx',
});
