import { retryImport } from '@quayside/flow/internals/retry-import';
import { lazy } from 'react';
import type { Host } from '../host-context.ts';
import { loadFoot } from './load-foot.ts';

/** Returns the footer as a React lazy component, which loads with its texts when a page first renders it. */
export const createLazyFoot = (host: Host) => lazy(retryImport(async () => ({ default: await loadFoot(host) })));
