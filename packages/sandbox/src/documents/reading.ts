import { documentReading } from '@quayside/contract/application';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { Transit } from '../secrets/transit.ts';
import { TransitError } from '../secrets/transit.ts';
import type { Vault } from '../secrets/vault.ts';
import { invalidRequest } from '../server/refusal.ts';

/** What a client says that it read from a picture. Throws Refusal (invalidRequest) where it does not decrypt, or is no reading. */
export async function openReading(transit: Transit, encrypted: string): Promise<DocumentReading> {
  try {
    const parsed = documentReading.safeParse(JSON.parse(await transit.open(encrypted)));
    if (parsed.success) return parsed.data;
  } catch (error) {
    if (!(error instanceof TransitError || error instanceof SyntaxError)) throw error;
  }
  throw invalidRequest('reading');
}

const placeOf = (documentId: string) => `documents/${documentId}/reading`;

/** A reading as it is kept: sealed for its document. */
export const sealReading = (vault: Vault, documentId: string, reading: DocumentReading): Promise<string> =>
  vault.seal(placeOf(documentId), JSON.stringify(reading));

/** The readings of documents, by id; those of which nothing was read are missing. */
export async function readingsOf(
  vault: Vault,
  rows: readonly { readonly id: string; readonly reading: string | null }[],
): Promise<Readonly<Record<string, DocumentReading>>> {
  const readings: Record<string, DocumentReading> = {};
  for (const { id, reading } of rows)
    if (reading) readings[id] = documentReading.parse(JSON.parse(await vault.open(placeOf(id), reading)));
  return readings;
}
