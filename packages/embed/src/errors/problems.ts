import { CallError, type ErrorKey } from '@quayside/api/errors';
import { ChunkLoadError } from '@quayside/flow/load-screen';
import type { EmbedErrorCode, EmbedErrors } from '../types.ts';

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

/** The page's `session` supplied no login. Its error is the cause. */
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

export class UnknownRequirementError extends Error {
  override readonly name = 'UnknownRequirementError';
  constructor(flow: string, unknown: readonly string[]) {
    super(
      `The flow "${flow}" has no requirement ${unknown.join(', ')}. docs/flows.md lists them, in the column "satisfies".`,
    );
  }
}

/** `only` names requirements that depend on other unanswered steps. */
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
