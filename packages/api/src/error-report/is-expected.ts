import { BridgeRefused, BridgeUnavailable } from '@quayside/bridge/errors';
import { codes, loginExpiredCode } from '@quayside/contract/envelope';
import { CallError, type TransportCode } from '../errors.ts';
import { NoAppUserError } from '../login.ts';

const ordinary: ReadonlySet<number | string> = new Set<number | TransportCode>([
  loginExpiredCode,
  codes.notFound,
  codes.conflict,
  codes.notAllowed,
  codes.incomplete,
  codes.tooLarge,
  codes.unsupportedFile,
  codes.tooManyRequests,
  codes.wrongCode,
  codes.accountNotOpened,
  codes.outdated,
  codes.behind,
  codes.pcRefused,
  'NETWORK_ERROR',
  'CANCELLED',
  'SESSION_CHANGED',
]);

/**
 * Returns whether a failure is part of ordinary use: a refusal by a server rule, a lost connection, a missing app command or the customer's refusal. Timeouts,
 * unreadable responses, HTTP errors and requests that violate the contract are faults.
 */
export const isExpected = (error: unknown): boolean =>
  error instanceof CallError
    ? ordinary.has(error.code)
    : (error instanceof BridgeUnavailable && error.reason !== 'broken') ||
      error instanceof BridgeRefused ||
      error instanceof NoAppUserError;
