import { type AuditEntry, firstBrokenEntry } from '../audit/trail.ts';
import { type Evidence, type EvidenceRow, hashEvidence } from './record.ts';

/** Result of a verification: `whole`, or the first problem. `not-in-trail`: the audit trail records another hash. */
export type EvidenceVerdict = 'whole' | 'content-changed' | 'not-in-trail' | 'trail-broken';

/** Compares the evidence with its hash, and the hash with the audit trail of the submission. */
export async function verifyEvidence(
  { row, content }: { readonly row: EvidenceRow; readonly content: Evidence },
  trail: readonly AuditEntry[],
): Promise<EvidenceVerdict> {
  if ((await firstBrokenEntry(trail)) !== undefined) return 'trail-broken';
  if ((await hashEvidence(content)) !== row.hash || content.number !== row.number) return 'content-changed';
  const entry = trail.find(({ details }) => details.submission === row.number && details.evidence !== undefined);
  return entry?.details.evidence === row.hash ? 'whole' : 'not-in-trail';
}
