import { CallError, type ErrorKey } from '@quayside/api/errors';
import { ChunkLoadError } from '@quayside/flow/internals/load-screen';
import type { EmbedErrorCode, EmbedErrors } from '../types.ts';

export const ways: EmbedErrors = {
  'session-refused': { retryable: true, way: 'sign-in' },
  'session-expired': { retryable: true, way: 'sign-in' },
  offline: { retryable: true, way: 'try-again' },
  timeout: { retryable: true, way: 'try-again' },
  server: { retryable: true, way: 'try-again' },
  unloadable: { retryable: true, way: 'mount-again' },
  outdated: { retryable: false, way: 'reload' },
  'not-allowed': { retryable: false, way: 'leave' },
  'requirements-unreachable': { retryable: false, way: 'leave' },
  'wrong-options': { retryable: false, way: 'fix-options' },
  'cross-origin': { retryable: false, way: 'fix-options' },
  broken: { retryable: true, way: 'try-again' },
};

/** Thrown if the page's `session` supplied no valid login. The `cause` is its error. */
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

/** Thrown if base URLs of the edition's environment are invalid, so that no call can be sent. */
export class WrongBasesError extends Error {
  override readonly name = 'WrongBasesError';
  constructor(wrong: readonly (readonly [service: string, base: string])[]) {
    super(
      `Each base in edition.environment.bases has to be an absolute URL with a final slash, such as new URL('/broker/', location.href).href. These are not: ${wrong
        .map(([service, base]) => `${service}: ${JSON.stringify(base)}`)
        .join(', ')}.`,
    );
  }
}

/** Thrown if a server on another origin responds, but the browser hides its responses from the page (CORS). */
export class CrossOriginError extends Error {
  override readonly name = 'CrossOriginError';
}

/** Thrown if `only` names requirements that depend on other unanswered steps. */
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
  if (error instanceof UnknownRequirementError || error instanceof WrongBasesError) return 'wrong-options';
  if (error instanceof CrossOriginError) return 'cross-origin';
  if (error instanceof UnreachableRequirementError) return 'requirements-unreachable';
  if (error instanceof ChunkLoadError) return 'unloadable';
  if (error instanceof CallError) return ofCalls[error.messageKey] ?? 'server';
  return 'broken';
}
