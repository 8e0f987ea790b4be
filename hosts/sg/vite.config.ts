import { hostViteConfig } from '@quayside/host/build/vite-config';

export default hostViteConfig(import.meta.dirname);
