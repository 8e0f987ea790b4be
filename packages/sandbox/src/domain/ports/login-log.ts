/**
 * A login that was tried, as one line of the server's log (OWASP ASVS 5.0.0, 16.3.1). Whom and what it names are keyed hashes, so lines of one customer, number,
 * device or network address can be joined, and nobody is named.
 */
export type LoginRecord = {
  /** UTC */
  readonly time: string;
  readonly event: 'code-sent' | 'login-code-read' | 'login' | 'logout' | 'request';
  /** what was shown: a one-time code, a login code, the link to a phone, the token of a login, or the signature of a request */
  readonly by: 'one-time-code' | 'login-code' | 'hand-off' | 'token' | 'signature';
  readonly outcome: 'accepted' | 'refused';
  /** code of the answer */
  readonly code: number;
  /** why it was refused, such as `wrong`, `expired` or `locked` */
  readonly reason?: string;
  readonly customer?: string;
  readonly number?: string;
  readonly device?: string;
  readonly address?: string;
};

/** Takes the records of logins. */
export type LoginLog = (record: LoginRecord) => void;
