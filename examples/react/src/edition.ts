import type { EmbedEdition } from '@quayside/embed/types';
import key from './broker-key.json' with { type: 'json' };

/** The path at which the app's server forwards calls to the broker, so that they need no CORS. */
const broker = new URL('/broker/', window.location.href).href;

export const edition: EmbedEdition = {
  name: 'sg',
  appType: 12,
  version: '1.0.0',
  defaultLanguage: 'en',
  environment: {
    name: 'dev',
    storageBucket: 'dev',
    bases: { trading: broker, business: broker, log: broker, analysis: broker, sso: broker },
  },
  encryptionKeys: async () => ({ production: key, test: key }),
};
