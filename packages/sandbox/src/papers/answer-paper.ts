import { paperPath } from '@quayside/contract/calls/account';
import { readHoldings } from '../customers/read-details.ts';
import { documentResponse } from '../documents/document-bytes.ts';
import { readDocument } from '../documents/keep-document.ts';
import { readEvidence } from '../evidence/record.ts';
import type { ServerContext, UnitOfWork } from '../server/server-context.ts';
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
export async function answerPaper(server: ServerContext, request: Request): Promise<Response> {
  const { now, found } = await server.transaction(async (work) => {
    const named = await readAddress(work, paperPath, request.url);
    return { now: work.now, found: named && (await find(work, named)) };
  });
  if (!found) return answerExpired(now);
  if (found.is === 'pages') return answerPdf(server, now, found);
  const shown = documentResponse(await found.read(), found.type, now);
  // A browser shows no PDF in a sandbox; its viewer is one by itself.
  if (found.type === 'application/pdf') shown.headers.delete('Content-Security-Policy');
  return shown;
}

async function find(work: UnitOfWork, named: Readonly<Record<string, string>>): Promise<Found | undefined> {
  const { kind, userId = '', applicationId = '', number, id, documentId = '' } = named;
  if (kind === 'statement') {
    const details = await readHoldings(work, userId);
    const user = await readUser(work, userId);
    if (!details) return undefined;
    return { is: 'pages', name: details.number, content: await statementContent(details, user) };
  }
  if (kind === 'agreement') {
    const evidence = (await readEvidence(work, applicationId)).find(({ row }) => row.number === Number(number));
    const consent = evidence?.content.consents.find((one) => one.id === id);
    const content = consent && (await agreementContent(consent));
    return content && { is: 'pages', name: `${id}`, content };
  }
  const { row, read } = await readDocument(work, documentId);
  return { is: 'file', type: row.type, read };
}
