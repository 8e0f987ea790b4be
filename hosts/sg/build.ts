import { buildHost } from '@quayside/host/build';

await buildHost(import.meta.dirname);
