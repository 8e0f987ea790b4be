import {
  type IdentityReport,
  identityReport,
  identityWebhookPath,
  type ProviderOutcome,
} from '@quayside/contract/calls/identity-check';
import { randomId } from '@quayside/platform/internals/random-id';
import { processReport } from '../domain/identity-checks/report.ts';
import type { ServerContext } from '../domain/ports/server-context.ts';
import { toHex } from '../kernel/crypto/base64url.ts';
import type { Vault } from '../kernel/crypto/vault.ts';
import { limitedText } from './transport/limited-body.ts';

/** Header with the signature of a report: the HMAC-SHA-256 of the raw body, in hexadecimal. */
const SIGNATURE = 'X-SHA2-Signature';
/** Maximum age of a report in milliseconds. Reports are remembered for longer, so that none can be replayed. */
const OLDEST_MS = 5 * 60 * 1000;

/**
 * Receives the report of an identity provider. Responds 401 if the signature is missing or wrong, and 400 if the report is malformed or too old. Otherwise
 * responds 200, with `ignored` if the report is repeated or late. Throws `Refusal` (`tooLarge`) above 64 kB.
 */
export async function handleWebhook(server: ServerContext, request: Request): Promise<Response> {
  const body = await limitedText(request);
  if (!(await isSigned(server.vault, body, request.headers.get(SIGNATURE) ?? ''))) return said(401, 'not signed');
  const parsed = identityReport.safeParse(parseJson(body));
  if (!parsed.success) return said(400, 'misshapen');
  const now = await server.transaction(async (work) => work.now);
  if (Math.abs(now.getTime() - Date.parse(parsed.data.createdAt)) > OLDEST_MS) return said(400, 'too old');
  return said(200, await processReport(server, parsed.data, body));
}

/** Returns the request with which a provider reports the result of a check. */
export async function signedReport(vault: Vault, now: Date, checkId: string, outcome: ProviderOutcome) {
  const content: IdentityReport = { id: randomId(), checkId, outcome, createdAt: now.toISOString() };
  const body = JSON.stringify(content);
  return new Request(`http://provider.invalid/${identityWebhookPath}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', [SIGNATURE]: await sign(vault, body) },
  });
}

async function isSigned(vault: Vault, body: string, signature: string): Promise<boolean> {
  const bytes = Uint8Array.from(signature.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16));
  // WebCrypto compares in constant time.
  return crypto.subtle.verify('HMAC', await secretOf(vault), bytes, new TextEncoder().encode(body));
}

const sign = async (vault: Vault, body: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.sign('HMAC', await secretOf(vault), new TextEncoder().encode(body))));

/** Returns the key that the server shares with the provider. */
async function secretOf(vault: Vault): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(await vault.fingerprint('identity-webhook', 'secret'));
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const said = (status: number, result: string): Response => Response.json({ result }, { status });
