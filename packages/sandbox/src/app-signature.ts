export { signAsApp, signTwelve } from './kernel/crypto/app-signature.ts';
