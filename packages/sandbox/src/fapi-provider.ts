export { type ClientKeys, createFapiProvider, type FapiOptions } from './domain/digital-id/fapi-provider.ts';
export type { DigitalIdProvider } from './domain/ports/digital-id-provider.ts';
