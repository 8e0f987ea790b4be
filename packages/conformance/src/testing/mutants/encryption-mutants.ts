import * as call from '@quayside/contract/calls/opening';
import type { Envelope } from '@quayside/contract/envelope';
import {
  acceptRefusedCall,
  changeRequest,
  changeResponse,
  codes,
  createRefusal,
  createSuccess,
  envelopeResponse,
  type Mutant,
  omitField,
  replaceResponse,
} from './alter.ts';

type Json = Record<string, unknown>;

const HOUR = 60 * 60 * 1000;
const changeKey = { path: 'conformance/v1/change-key' };
const description = { path: 'conformance/v1' };

/** Faults in encrypted answers and their keys, which the checks of the profile `opening` must detect. */
export const encryptionMutants: readonly Mutant[] = [
  {
    name: 'encrypted answers are ignored',
    caughtBy: 'opening.encrypted',
    change: changeRequest(call.saveStep, omitField('encrypted')),
  },
  { name: 'a retry is compared by its ciphertext', caughtBy: 'opening.encrypted-again', change: comparingBodies() },
  {
    name: 'a value that does not decrypt is ignored',
    caughtBy: 'opening.encrypted-wrongly',
    change: acceptRefusedCall(call.saveStep, codes.invalidRequest),
  },
  {
    name: 'a value encrypted with an unknown key is ignored',
    caughtBy: 'opening.key-unknown',
    change: acceptRefusedCall(call.saveStep, codes.invalidRequest),
  },
  {
    name: 'an unknown key is a server error',
    caughtBy: 'opening.key-unknown',
    change: changeResponse(call.saveStep, (one) =>
      one.code === codes.invalidRequest ? { ...one, code: codes.internal, data: null } : one,
    ),
  },
  {
    name: 'the refusal of an unknown key has no path',
    caughtBy: 'opening.key-unknown',
    change: changeResponse(call.saveStep, (one) => (one.code === codes.invalidRequest ? { ...one, data: null } : one)),
  },
  {
    name: 'the former key is offered after a change',
    caughtBy: 'opening.key-changed',
    change: replaceResponse(changeKey, async () => createSuccess({})),
  },
  {
    name: 'the server offers a key that it does not have',
    caughtBy: 'opening.key-changed',
    change: changingKeys({ opensPresent: false, formerFor: Infinity }),
  },
  {
    name: 'a key change disables the former key',
    caughtBy: 'opening.key-changed',
    change: changingKeys({ opensPresent: true, formerFor: 0 }),
  },
  {
    name: 'a former key expires after twelve hours',
    caughtBy: 'opening.key-changed',
    change: changingKeys({ opensPresent: true, formerFor: 12 * HOUR }),
  },
  {
    name: 'a retry with the new key is another request',
    caughtBy: 'opening.key-changed',
    change: comparingBodies(),
  },
];

function comparingBodies(): Mutant['change'] {
  const bodies = new Map<string, string>();
  return replaceResponse(call.saveStep, async ({ headers }, text) => {
    const operation = headers.get('X-Trans-Id') ?? '';
    const first = bodies.get(operation) ?? text;
    bodies.set(operation, first);
    return first === text ? undefined : createRefusal(codes.operationReused);
  });
}

type Keyring = {
  /** Whether the server accepts answers that were encrypted with the new key. */
  readonly opensPresent: boolean;
  /** Milliseconds after which the server refuses the old key, by the moved clock. */
  readonly formerFor: number;
};

/** Creates a fault in the change of keys: offers a separate key, and encrypts answers again for the real server. */
function changingKeys({ opensPresent, formerFor }: Keyring): Mutant['change'] {
  let own: CryptoKeyPair | undefined;
  let offset = 0;
  const change = replaceResponse(changeKey, async () => {
    own = await newPair();
    return createSuccess({});
  });
  const clock = changeRequest({ path: 'conformance/v1/clock' }, (body) => {
    offset = Number(body.offsetMs);
    return body;
  });
  const offer = replaceResponse(description, async (request, _, next) => {
    if (!own) return undefined;
    const answer = await next(request);
    const { data, ...envelope } = (await answer.json()) as Envelope<Json>;
    const publicKey = await crypto.subtle.exportKey('jwk', own.publicKey);
    return envelopeResponse({ ...envelope, data: { ...data, publicKey } }, answer);
  });
  const open = replaceResponse(call.saveStep, async (request, text, next) => {
    const { encrypted, ...body } = JSON.parse(text) as { encrypted?: Readonly<Record<string, string>> };
    if (!own || !encrypted) return undefined;
    const known = (await (await next(new Request(new URL('/conformance/v1', request.url)))).json()) as Envelope<Json>;
    const theirs = known.data.publicKey as JsonWebKey;
    const handed: Record<string, string> = {};
    for (const [path, value] of Object.entries(encrypted)) {
      const wrapped = opensPresent ? await wrappedAnew(own.privateKey, theirs, value) : undefined;
      if (!wrapped && offset >= formerFor) return createRefusal(codes.invalidRequest, { path: `encrypted.${path}` });
      handed[path] = wrapped ?? value;
    }
    const { method, headers } = request;
    return next(new Request(request.url, { method, headers, body: JSON.stringify({ ...body, encrypted: handed }) }));
  });
  return (next) => change(clock(offer(open(next))));
}

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const newPair = () =>
  crypto.subtle.generateKey({ ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'encrypt',
    'decrypt',
  ]);

/** Returns a value whose RSA block is encrypted for another key, or undefined if the key `from` does not decrypt it. */
async function wrappedAnew(from: CryptoKey, to: JsonWebKey, value: string): Promise<string | undefined> {
  const parts = value.split('.');
  const at = parts.length > 1 ? 1 : 0;
  const block = Buffer.from(parts[at] ?? '', 'base64url');
  const key = await crypto.subtle.importKey('jwk', to, algorithm, false, ['encrypt']);
  try {
    const wrapped = await crypto.subtle.encrypt(algorithm, key, await crypto.subtle.decrypt(algorithm, from, block));
    return parts.with(at, Buffer.from(wrapped).toString('base64url')).join('.');
  } catch {
    return undefined;
  }
}
