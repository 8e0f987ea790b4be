import type { RequestOf } from '@quayside/contract/call';
import type { uploadLog } from '@quayside/contract/calls/log';
import { CallError, ResponseShapeError } from '../errors.ts';
import { redactMessage, redactStack, redactUrl, redactUserAgent } from './redact.ts';

/** FAIL-02; the contract's shape. */
export type ErrorRecord = RequestOf<typeof uploadLog>[number];

/** What an error record says of the page beside the error (FAIL-02). */
export type PageFacts = {
  readonly href: string;
  readonly userAgent: string;
  readonly version: string;
  readonly appType: number;
  readonly langType: number;
  readonly netType: string;
  /** the device id */
  readonly uuid: string;
};

/** What a global handler saw: the thrown value, and the message of the event where there is no value. */
export type Problem = { readonly error?: unknown; readonly message?: string | undefined };

/** Of a script of another origin: it says nothing (FAIL-02). */
export const isForeignScriptError = ({ error, message }: Problem): boolean => !error && message === 'Script error.';

/** The record of a problem, from an allow-list of fields, each without what may be a customer's (F64). `now`: milliseconds. */
export function buildErrorRecord(problem: Problem, facts: PageFacts, now: number): ErrorRecord {
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

/** Numbers are the server's catalogue and words are ours; any other text, and the code of any other error, may be a value. */
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
