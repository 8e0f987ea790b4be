/**
 * A login attempt, as one line of the server's log (OWASP ASVS 5.0.0, 16.3.1). Customer, number, device and address are keyed hashes, so that lines
 * can be joined without identifying a person.
 */
export type LoginRecord = {
  /** UTC */
  readonly time: string;
  readonly event: 'code-sent' | 'login-code-read' | 'login' | 'logout' | 'request';
  /** credential: a one-time code, a login code, the link to a phone, the token of a login, or the signature of a request */
  readonly by: 'one-time-code' | 'login-code' | 'hand-off' | 'token' | 'signature';
  readonly outcome: 'accepted' | 'refused';
  /** response code */
  readonly code: number;
  /** reason for a refusal, such as `wrong`, `expired` or `locked` */
  readonly reason?: string;
  readonly customer?: string;
  readonly number?: string;
  readonly device?: string;
  readonly address?: string;
};

/** Writes a record of a login attempt. */
export type LoginLog = (record: LoginRecord) => void;
