import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { codes } from '@quayside/contract/envelope';
import { calls } from './calls.ts';
import { now } from './clock.ts';
import { signedIn } from './logins.ts';
import { invalid, notFound, Refusal } from './refusal.ts';
import { checkRequest, once, readHeaders } from './requests.ts';
import { answerTest, testPath } from './test-interface.ts';

const isTest = process.env.NODE_ENV !== 'production';

async function answer(request: IncomingMessage): Promise<unknown> {
  const { method = '', headers } = request;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server');
  const body = await text(request);
  if (isTest && pathname.startsWith(testPath)) return answerTest(method, pathname, body ? JSON.parse(body) : {});
  const found = calls.find(({ call }) => call.verb === method && pathname === `/${call.path}`);
  if (!found) throw notFound();
  const { call, handle } = found;
  const header = readHeaders(headers);
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  checkRequest(header, token);
  const user = call.auth ? signedIn(token, header('X-Dev-Id'), header('X-Uid')) : '';
  const given = call.verb === 'GET' ? Object.fromEntries(searchParams) : readJson(body);
  const parsed = call.request.safeParse(given);
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.path.join('.') || 'body');
  const run = () => handle(parsed.data, { user, token, header });
  return call.idempotent && user ? once(user, header('X-Trans-Id'), [call.name, given], run) : run();
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalid('body');
  }
}

const server = createServer(async (request, response) => {
  let envelope: { code: number; data: unknown; msg: string };
  try {
    envelope = { code: 0, data: await answer(request), msg: 'success' };
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    const { code, data, message } =
      error instanceof Refusal ? error : new Refusal(codes.internal, null, 'The server failed.');
    envelope = { code, data, msg: message };
  }
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    Date: new Date(now()).toUTCString(),
  });
  response.end(JSON.stringify(envelope));
});

const port = Number(process.env.PORT || 8080);
server.listen(port, '127.0.0.1', () => console.log(`listening http://127.0.0.1:${port}`));
