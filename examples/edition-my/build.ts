import { buildHost } from '@quayside/host-build/build';

await buildHost(import.meta.dirname);
