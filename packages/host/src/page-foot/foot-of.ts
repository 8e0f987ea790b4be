import { retryImport } from '@quayside/flow/internals/retry-import';
import { lazy } from 'react';
import type { Host } from '../host-context.ts';
import { loadFoot } from './load-foot.ts';

/** Returns the foot of the host's pages; it loads with its words when a page shows it. */
export const footOf = (host: Host) => lazy(retryImport(async () => ({ default: await loadFoot(host) })));
