import { customerDocumentPath } from '@quayside/contract/calls/account';
import { agreementContent } from '../../domain/customer-documents/agreement-content.ts';
import { readSignedPath } from '../../domain/customer-documents/signed-path.ts';
import { statementContent } from '../../domain/customer-documents/statement-content.ts';
import { readAppType, readCustomerAppType } from '../../domain/customers/open-accounts.ts';
import { readDetails } from '../../domain/customers/read-details.ts';
import { readDocument } from '../../domain/documents/document-store.ts';
import { readEvidence } from '../../domain/evidence/record.ts';
import type { ServerContext, UnitOfWork } from '../../domain/ports/server-context.ts';
import { readUser } from '../../domain/users/user.ts';
import { expiredResponse, type PdfFile, servePdf } from './answer-pdf.ts';
import { documentResponse } from './document-bytes.ts';

type FoundDocument =
  | (PdfFile & { readonly is: 'pages' })
  | { readonly is: 'file'; readonly type: string; readonly read: () => Promise<Uint8Array<ArrayBuffer>> };

/** Responds to a signed URL with the document that it names, or 404 if the URL is invalid or has expired. */
export async function serveCustomerDocument(server: ServerContext, request: Request): Promise<Response> {
  const { now, found } = await server.transaction(async (work) => {
    const named = await readSignedPath(work, customerDocumentPath, request.url);
    return { now: work.now, found: named && (await find(work, named)) };
  });
  if (!found) return expiredResponse(now);
  if (found.is === 'pages') return servePdf(server, now, found);
  const shown = documentResponse(await found.read(), found.type, now);
  // Browsers show no PDF in a sandbox, and their viewer has its own.
  if (found.type === 'application/pdf') shown.headers.delete('Content-Security-Policy');
  return shown;
}

async function find(work: UnitOfWork, named: Readonly<Record<string, string>>): Promise<FoundDocument | undefined> {
  const { kind, userId = '', applicationId = '', number, id, documentId = '' } = named;
  if (kind === 'statement') {
    const details = await readDetails(work, userId);
    const user = await readUser(work, userId);
    if (!details) return undefined;
    const appType = await readCustomerAppType(work, userId);
    return {
      is: 'pages',
      name: details.number,
      content: await statementContent(details, user),
      appType,
      owner: userId,
    };
  }
  if (kind === 'agreement') {
    const evidence = (await readEvidence(work, applicationId)).find(({ row }) => row.number === Number(number));
    const consent = evidence?.content.consents.find((one) => one.id === id);
    const content = consent && (await agreementContent(consent));
    const appType = await readAppType(work, applicationId);
    return content && { is: 'pages', name: `${id}`, content, appType, owner: applicationId };
  }
  const { row, read } = await readDocument(work, documentId);
  return { is: 'file', type: row.type, read };
}
