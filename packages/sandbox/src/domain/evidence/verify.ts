import { type AuditEntry, firstBrokenEntry } from '../audit/trail.ts';
import { type Evidence, type EvidenceRow, hashEvidence } from './record.ts';

/** Result of a verification: `whole`, or the first problem found. `not-in-trail` means that the audit trail records another hash. */
export type EvidenceVerdict = 'whole' | 'content-changed' | 'not-in-trail' | 'trail-broken';

/** Verifies the audit trail, the hash of the evidence, and that the trail contains this hash. */
export async function verifyEvidence(
  { row, content }: { readonly row: EvidenceRow; readonly content: Evidence },
  trail: readonly AuditEntry[],
): Promise<EvidenceVerdict> {
  if ((await firstBrokenEntry(trail)) !== undefined) return 'trail-broken';
  if ((await hashEvidence(content)) !== row.hash || content.number !== row.number) return 'content-changed';
  const entry = trail.find(({ details }) => details.submission === row.number && details.evidence !== undefined);
  return entry?.details.evidence === row.hash ? 'whole' : 'not-in-trail';
}
