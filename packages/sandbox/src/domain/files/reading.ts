import { documentReading } from '@quayside/contract/application';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { Transit } from '../../kernel/crypto/transit.ts';
import { TransitError } from '../../kernel/crypto/transit.ts';
import type { Vault } from '../../kernel/crypto/vault.ts';
import { invalidRequest } from '../../kernel/refusal.ts';

/** Decrypts the data that a customer's device read from a document. Throws `Refusal` (`invalidRequest`) if the text does not decrypt or has another shape. */
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

/** Encrypts what a device read from a document, bound to this document. */
export const sealReading = (vault: Vault, documentId: string, reading: DocumentReading): Promise<string> =>
  vault.seal(placeOf(documentId), JSON.stringify(reading));

/** Returns the decrypted readings by document id. Documents without a reading are left out. */
export async function openReadings(
  vault: Vault,
  rows: readonly { readonly id: string; readonly reading: string | null }[],
): Promise<Readonly<Record<string, DocumentReading>>> {
  const readings: Record<string, DocumentReading> = {};
  for (const { id, reading } of rows)
    if (reading) readings[id] = documentReading.parse(JSON.parse(await vault.open(placeOf(id), reading)));
  return readings;
}
