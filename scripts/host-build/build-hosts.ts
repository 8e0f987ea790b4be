import { buildHosts } from '../../packages/host/src/build/build.ts';

/** Builds the hosts in the folders of its arguments. */
await buildHosts(process.argv.slice(2));
