/**
 * A login attempt, as one line of the server's log (OWASP ASVS 5.0.0, 16.3.1). Customer, number, device and address are keyed hashes, so that related lines
 * can be found without identifying a person.
 */
export type LoginRecord = {
  /** UTC time of the attempt */
  readonly time: string;
  readonly event: 'code-sent' | 'login-code-read' | 'login' | 'logout' | 'request';
  /** Credential: a one-time code, a login code, the link to a phone, the token of a login, or the signature of a request. */
  readonly by: 'one-time-code' | 'login-code' | 'hand-off' | 'token' | 'signature';
  readonly outcome: 'accepted' | 'refused';
  /** Code of the response's envelope; 0 for a success. */
  readonly code: number;
  /** Why the attempt was refused, such as `wrong`, `expired` or `locked`. */
  readonly reason?: string;
  readonly customer?: string;
  readonly number?: string;
  readonly device?: string;
  readonly address?: string;
};

/** Function that writes a record of a login attempt. */
export type LoginLog = (record: LoginRecord) => void;
