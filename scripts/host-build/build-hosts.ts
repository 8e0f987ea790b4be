import { buildHosts } from '../../packages/host/src/build/build.ts';

/** Builds the hosts in the folders that it is given. */
await buildHosts(process.argv.slice(2));
