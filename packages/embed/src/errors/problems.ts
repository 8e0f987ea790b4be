import { CallError, type ErrorKey } from '@quayside/api/errors';
import { ChunkLoadError } from '@quayside/flow/internals/load-screen';
import type { EmbedErrorCode, EmbedErrors } from '../types.ts';

/** Next action for each error, and whether a retry is possible. */
export const errorActions: EmbedErrors = {
  'session-refused': { retryable: true, nextAction: 'sign-in' },
  'session-expired': { retryable: true, nextAction: 'sign-in' },
  offline: { retryable: true, nextAction: 'try-again' },
  unreachable: { retryable: true, nextAction: 'try-again' },
  timeout: { retryable: true, nextAction: 'try-again' },
  server: { retryable: true, nextAction: 'try-again' },
  unloadable: { retryable: true, nextAction: 'mount-again' },
  outdated: { retryable: false, nextAction: 'reload' },
  'not-allowed': { retryable: false, nextAction: 'leave' },
  'requirements-unreachable': { retryable: false, nextAction: 'leave' },
  'wrong-options': { retryable: false, nextAction: 'fix-options' },
  'cross-origin': { retryable: false, nextAction: 'fix-options' },
  broken: { retryable: true, nextAction: 'try-again' },
};

/** `signIn` rejects with this error if the page's `session` rejects or resolves to an invalid login. `cause` is the original error. */
export class SessionRefusedError extends Error {
  override readonly name = 'SessionRefusedError';
  constructor(cause: unknown) {
    super(
      'The session callback rejected, or its login is invalid. The flow calls it again when the customer tries again.',
      {
        cause,
      },
    );
  }
}

/** Thrown if `only` contains ids of requirements that the flow does not have. */
export class UnknownRequirementError extends Error {
  override readonly name = 'UnknownRequirementError';
  constructor(flow: string, unknown: readonly string[]) {
    super(
      `The flow "${flow}" has no requirement ${unknown.join(', ')}. docs/flows.md lists them, in the column "satisfies".`,
    );
  }
}

/** Thrown if a base URL of the edition's environment is not absolute or has no final slash. */
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

/** Thrown if a public key of the edition is not an RSA key of at least 2,048 bits. */
export class WrongKeyError extends Error {
  override readonly name = 'WrongKeyError';
  constructor(stage: string) {
    super(
      `The key "${stage}" of edition.encryptionKeys has to be a public RSA key as JWK, { kty: 'RSA', e, n }, of at least 2,048 bits. For a sandbox, use its key: docs/quick-start-embed.md.`,
    );
  }
}

/** Thrown if a server does not respond, although the page's own server does. */
export class UnreachableServerError extends Error {
  override readonly name = 'UnreachableServerError';
}

/** Thrown if a server of another origin responds, but the browser hides its responses from the page (CORS). */
export class CrossOriginError extends Error {
  override readonly name = 'CrossOriginError';
}

/** Thrown if the requirements in `only` depend on unanswered steps outside them. */
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

/** The errors whose cause a developer of the page or the server can repair. The console shows it. */
export const loggedErrors: ReadonlySet<EmbedErrorCode> = new Set<EmbedErrorCode>([
  'broken',
  'cross-origin',
  'server',
  'session-refused',
  'unreachable',
  'wrong-options',
]);

/** Returns the code of an error for `onError`; `broken` for an unknown error. */
export function toErrorCode(error: unknown): EmbedErrorCode {
  if (error instanceof SessionRefusedError) return 'session-refused';
  if ([UnknownRequirementError, WrongBasesError, WrongKeyError].some((type) => error instanceof type))
    return 'wrong-options';
  if (error instanceof UnreachableServerError) return 'unreachable';
  if (error instanceof CrossOriginError) return 'cross-origin';
  if (error instanceof UnreachableRequirementError) return 'requirements-unreachable';
  if (error instanceof ChunkLoadError) return 'unloadable';
  if (error instanceof CallError) return ofCalls[error.messageKey] ?? 'server';
  return 'broken';
}
