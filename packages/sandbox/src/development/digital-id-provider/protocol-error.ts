/** Error for an invalid request (RFC 6749, 5.2). */
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
