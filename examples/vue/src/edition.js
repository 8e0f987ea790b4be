import key from './broker-key.json'

const broker = new URL('/broker/', window.location.href).href

export const edition = {
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
}
