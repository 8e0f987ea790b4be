/** Thrown if the development provider rejects a request (RFC 6749, 5.2). `error` is the OAuth error code. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly error: string;
  readonly status: number;
  constructor(error: string, description: string, status = 400) {
    super(description);
    this.error = error;
    this.status = status;
  }
}
