import { prerender } from '@quayside/host/prerender';
import { edition } from './edition.ts';

export const { base, languages } = edition;

/** What a new customer sees before any script has run: home and the first form; each with the chunk of its screen. */
export const pages = {
  '/': '../../packages/host/src/home/home.tsx',
  '/sg-choose': '../../packages/flow-opening/src/choose/choose.tsx',
  '/sg-base-info': '../../packages/flow-opening/src/base-info/base-info.tsx',
};

export const page = (path: string, language: (typeof languages)[number]) => prerender(edition, path, language);
