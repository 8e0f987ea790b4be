import type { EmbedOptions } from '../../types.ts';

/** In-memory server, with a function that creates a login code for its customer. */
export type EmbedServer = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly loginCode: () => Promise<string>;
  readonly publicKey: JsonWebKey | (() => Promise<JsonWebKey>);
};

const origin = 'https://sandbox.test/';

/** Returns the options of an embedded flow for an in-memory server, for stories and tests. */
export const createEmbedOptions = ({
  fetch,
  loginCode,
  publicKey,
}: EmbedServer): Pick<EmbedOptions, 'edition' | 'fetch' | 'session'> => ({
  fetch,
  session: async () => ({ loginCode: await loginCode() }),
  edition: {
    name: 'sg',
    appType: 12,
    version: '1.0.0',
    defaultLanguage: 'en',
    environment: {
      name: 'dev',
      storageBucket: 'dev',
      bases: { trading: origin, business: origin, log: origin, analysis: origin, sso: origin },
    },
    encryptionKeys: async () => {
      const key = typeof publicKey === 'function' ? await publicKey() : publicKey;
      return { production: key, test: key };
    },
  },
});
