import { paperPath } from '@quayside/contract/calls/account';
import { readHoldings } from '../customers/read-details.ts';
import { documentResponse } from '../documents/document-bytes.ts';
import { readDocument } from '../documents/keep-document.ts';
import { readEvidence } from '../evidence/record.ts';
import type { Broker, Turn } from '../server/broker.ts';
import { answerExpired, answerPdf } from '../submission-pdf/pdf-link.ts';
import type { PdfContent } from '../submission-pdf/pdf-maker.ts';
import { readUser } from '../users/user.ts';
import { agreementContent } from './agreement-content.ts';
import { readAddress } from './signed-address.ts';
import { statementContent } from './statement-content.ts';

type Found =
  | { readonly is: 'pages'; readonly name: string; readonly content: PdfContent }
  | { readonly is: 'file'; readonly type: string; readonly read: () => Promise<Uint8Array<ArrayBuffer>> };

/** The file behind an address of `papersOf`. Anything else finds nothing. */
export async function answerPaper(broker: Broker, request: Request): Promise<Response> {
  const { now, found } = await broker.inTurn(async (turn) => {
    const named = await readAddress(turn, paperPath, request.url);
    return { now: turn.now, found: named && (await find(turn, named)) };
  });
  if (!found) return answerExpired(now);
  if (found.is === 'pages') return answerPdf(broker, now, found);
  const shown = documentResponse(await found.read(), found.type, now);
  // A browser shows no PDF in a sandbox; its viewer is one by itself.
  if (found.type === 'application/pdf') shown.headers.delete('Content-Security-Policy');
  return shown;
}

async function find(turn: Turn, named: Readonly<Record<string, string>>): Promise<Found | undefined> {
  const { kind, userId = '', applicationId = '', number, id, documentId = '' } = named;
  if (kind === 'statement') {
    const details = await readHoldings(turn, userId);
    const user = await readUser(turn, userId);
    if (!details) return undefined;
    return { is: 'pages', name: details.number, content: await statementContent(details, user) };
  }
  if (kind === 'agreement') {
    const evidence = (await readEvidence(turn, applicationId)).find(({ row }) => row.number === Number(number));
    const consent = evidence?.content.consents.find((one) => one.id === id);
    const content = consent && (await agreementContent(consent));
    return content && { is: 'pages', name: `${id}`, content };
  }
  const { row, read } = await readDocument(turn, documentId);
  return { is: 'file', type: row.type, read };
}
