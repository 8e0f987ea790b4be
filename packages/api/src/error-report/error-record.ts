import type { RequestOf } from '@quayside/contract/call';
import type { uploadLog } from '@quayside/contract/calls/log';
import { CallError, ResponseShapeError } from '../errors.ts';
import { redactMessage, redactStack, redactUrl, redactUserAgent } from './redact.ts';

/** An error record, as `uploadLog` sends it (FAIL-02). */
export type ErrorRecord = RequestOf<typeof uploadLog>[number];

/** The details of page and device that each error record contains (FAIL-02). */
export type PageDetails = {
  readonly href: string;
  readonly userAgent: string;
  readonly version: string;
  readonly appType: number;
  readonly langType: number;
  readonly netType: string;
  /** The device id. */
  readonly uuid: string;
};

/** A thrown value, or the message of an error event that has no value. */
export type CaughtProblem = { readonly error?: unknown; readonly message?: string | undefined };

/** Returns whether a problem comes from a cross-origin script, whose details the browser hides (FAIL-02). */
export const isForeignScriptError = ({ error, message }: CaughtProblem): boolean =>
  !error && message === 'Script error.';

/** Builds the error record of a problem. Takes only the listed fields and redacts each of them (F64). `now` is in milliseconds. */
export function buildErrorRecord(problem: CaughtProblem, facts: PageDetails, now: number): ErrorRecord {
  const error = problem.error instanceof Error ? problem.error : undefined;
  return {
    occr_time: new Date(now).toISOString(),
    platform: 'H5',
    version: facts.version,
    type: 'H5Error',
    name: redactUserAgent(facts.userAgent),
    url: redactUrl(facts.href),
    code: codeOf(error),
    desc: describe(error, problem.message ?? ''),
    app_type: String(facts.appType),
    lang_type: String(facts.langType),
    extend_msg: redactStack(error?.stack ?? ''),
    net_type: facts.netType,
    uuid: facts.uuid,
  };
}

/** Returns a numeric server code or a code of the client. Replaces other texts, because they can contain a customer's data. */
function codeOf(error: Error | undefined): string {
  if (!(error instanceof CallError)) return nameOf(error);
  const { code } = error;
  return typeof code === 'number' || /^(?:[A-Z_]{1,40}|HTTP_\d{3})$/.test(code) ? String(code) : 'UNKNOWN_ERROR';
}

function describe(error: Error | undefined, message: string): string {
  if (error instanceof ResponseShapeError)
    return `${error.name} ${error.call} ${error.paths.map(redactMessage).join(' ')}`;
  if (error instanceof CallError)
    return `${error.name} ${error.call}${error.status === undefined ? '' : ` ${error.status}`}`;
  return `${nameOf(error)} ${redactMessage(error?.message ?? message)}`.trim();
}

const nameOf = (error: Error | undefined): string =>
  error && /^[A-Z][A-Za-z]{0,30}(?:Error|Exception|Refused|Timeout|Unavailable)$/.test(error.name)
    ? error.name
    : 'Error';
