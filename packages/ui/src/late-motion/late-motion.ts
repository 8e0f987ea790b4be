import type * as Motion from './motions.ts';

type Motions = typeof Motion;

/** What moves a page that follows another, once it is loaded. */
export const motions: Partial<Motions> = {};

/** Loads it behind the first page, which has no room for it and nothing before it. Without it, things change at once. */
export const loadMotions = () => import('./motions.ts').then((all) => Object.assign(motions, all)).catch(() => {});
