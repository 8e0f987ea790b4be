type RequestHeader = {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
};

/** The headers of every request (CALL-02). A signature covers their values (CALL-03). */
export const requestHeaders: readonly RequestHeader[] = [
  {
    name: 'X-Ver',
    description: "Version of the native app, or the host's outside of the app",
    required: true,
    schema: { type: 'string', pattern: String.raw`^\d+(\.\d+){0,3}`, examples: ['1.7.0'] },
  },
  {
    name: 'X-Dt',
    description: 'Device type: t1 Android, t2 iOS, t4 mobile web, t6 PC',
    required: true,
    schema: { type: 'string', enum: ['t1', 't2', 't4', 't6'] },
  },
  { name: 'X-Dev-Id', description: 'Device id', required: true, schema: { type: 'string', minLength: 1 } },
  {
    name: 'X-Net-Type',
    description: 'Network type; empty when it is unknown',
    required: true,
    schema: { type: 'string', examples: ['4g'] },
  },
  {
    name: 'X-Uid',
    description: 'User id; empty before login',
    required: true,
    schema: { type: 'string' },
  },
  {
    name: 'X-Lang',
    description: 'Language: 1 zh-Hans, 2 zh-Hant, 3 en, 4 ms, 5 th, 6 ja',
    required: true,
    schema: { type: 'string', enum: ['1', '2', '3', '4', '5', '6'] },
  },
  {
    name: 'X-Type',
    description: 'App type of the edition',
    required: true,
    schema: { type: 'string', pattern: String.raw`^[1-9]\d{0,2}$`, examples: ['12'] },
  },
  { name: 'X-Dev-Info', description: 'Always h5', required: true, schema: { type: 'string', const: 'h5' } },
  {
    name: 'X-Time',
    description: 'Time of the request in milliseconds since 1970; at most five minutes from the server’s',
    required: true,
    schema: { type: 'string', pattern: String.raw`^\d{13}$` },
  },
  {
    name: 'X-Trans-Id',
    description: 'Operation id. A repeated write keeps it and has one effect. The server remembers it for 24 hours.',
    required: true,
    schema: { type: 'string', minLength: 1 },
  },
  {
    name: 'X-Request-Id',
    description: 'Attempt id, new for each attempt',
    required: true,
    schema: { type: 'string', minLength: 1 },
  },
  {
    name: 'X-Token',
    description:
      'Signature of the native app from version 1.7.0 on; the login’s token, or empty before login, elsewhere',
    required: true,
    schema: { type: 'string' },
  },
];
