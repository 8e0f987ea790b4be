import key from "./broker-key.json";

/** Returns the edition. Its calls go to the origin of the page, which forwards them to the broker. */
export function editionAt(origin) {
  const broker = new URL("/broker/", origin).href;
  return {
    name: "sg",
    appType: 12,
    version: "1.0.0",
    defaultLanguage: "en",
    environment: {
      name: "dev",
      storageBucket: "dev",
      bases: { trading: broker, business: broker, log: broker, analysis: broker, sso: broker },
    },
    encryptionKeys: async () => ({ production: key, test: key }),
  };
}
