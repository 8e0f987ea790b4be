export { type ClientKeys, createFapiProvider, type FapiOptions } from './digital-id/fapi-provider.ts';
export type { DigitalIdProvider } from './digital-id/provider.ts';
