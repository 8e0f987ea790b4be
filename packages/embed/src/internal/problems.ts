import { CallError, type ErrorKey } from '@quayside/api/errors';
import { ChunkLoadError } from '@quayside/flow/load-screen';
import type { EmbedErrorCode, EmbedErrors } from '../types.ts';

/** Each error's way on, as the types promise it. */
export const ways: EmbedErrors = {
  'session-refused': { retryable: true, way: 'sign-in' },
  'session-expired': { retryable: true, way: 'sign-in' },
  offline: { retryable: true, way: 'try-again' },
  timeout: { retryable: true, way: 'try-again' },
  server: { retryable: true, way: 'try-again' },
  unloadable: { retryable: true, way: 'mount-again' },
  outdated: { retryable: false, way: 'load-page-again' },
  'not-allowed': { retryable: false, way: 'leave' },
  'requirements-unreachable': { retryable: false, way: 'leave' },
  'wrong-options': { retryable: false, way: 'mend-options' },
  broken: { retryable: true, way: 'try-again' },
};

/** The page's `session` gave no login. Its own error is the cause. */
export class SessionRefusedError extends Error {
  override readonly name = 'SessionRefusedError';
  constructor(cause: unknown) {
    super(
      'The session callback gave no login that the server takes. It is asked again when the customer tries again.',
      {
        cause,
      },
    );
  }
}

/** `only` names requirements that no step of the flow satisfies. */
export class UnknownRequirementError extends Error {
  override readonly name = 'UnknownRequirementError';
  constructor(flow: string, unknown: readonly string[]) {
    super(
      `The flow "${flow}" has no requirement ${unknown.join(', ')}. docs/flows.md lists them, in the column "satisfies".`,
    );
  }
}

/** `only` asks for what cannot be reached before something else is answered. */
export class UnreachableRequirementError extends Error {
  override readonly name = 'UnreachableRequirementError';
  constructor(only: readonly string[]) {
    super(`Something else has to be answered before ${only.join(', ')}. Offer the whole flow: leave "only" out.`);
  }
}

const ofCalls: Partial<Record<ErrorKey, EmbedErrorCode>> = {
  accountNotOpened: 'not-allowed',
  loginExpired: 'session-expired',
  networkError: 'offline',
  notAllowed: 'not-allowed',
  outdated: 'outdated',
  timeout: 'timeout',
};

export function codeOf(error: unknown): EmbedErrorCode {
  if (error instanceof SessionRefusedError) return 'session-refused';
  if (error instanceof UnknownRequirementError) return 'wrong-options';
  if (error instanceof UnreachableRequirementError) return 'requirements-unreachable';
  if (error instanceof ChunkLoadError) return 'unloadable';
  if (error instanceof CallError) return ofCalls[error.messageKey] ?? 'server';
  return 'broken';
}
