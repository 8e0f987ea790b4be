import { html } from 'hono/html';
import type { AuditEntry } from '../../domain/audit/trail.ts';
import { type Evidence, readEvidence } from '../../domain/evidence/record.ts';
import { type EvidenceVerdict, verifyEvidence } from '../../domain/evidence/verify.ts';
import type { UnitOfWork } from '../../domain/ports/server-context.ts';
import type { Markup } from '../../http/pages/layout.ts';
import { formatInstant } from './console-frame.ts';
import { humanise, languageName, shortId } from './console-labels.ts';
import { renderFacts, renderTable } from './console-parts.ts';

/** The evidence of one submission, its stored hash, and whether both still match. */
export type JudgedEvidence = { readonly content: Evidence; readonly hash: string; readonly verdict: EvidenceVerdict };

/** Returns the evidence of every submission of an application, each compared with its hash and with the audit trail. */
export async function judgeEvidence(
  work: UnitOfWork,
  applicationId: string,
  trail: readonly AuditEntry[],
): Promise<readonly JudgedEvidence[]> {
  const evidence = await readEvidence(work, applicationId);
  return Promise.all(
    evidence.map(async (one) => ({
      content: one.content,
      hash: one.row.hash,
      verdict: await verifyEvidence(one, trail),
    })),
  );
}

const verdicts = {
  whole: 'is intact',
  'content-changed': 'was CHANGED after it was stored',
  'not-in-trail': 'is NOT the submission that the audit trail names',
  'trail-broken': 'cannot be trusted: the audit trail is BROKEN',
} as const satisfies Record<EvidenceVerdict, string>;

/** Renders all submissions of an application: hashes, verdicts, consents and replies. */
export const evidenceBody = (applicationId: string, judged: readonly JudgedEvidence[]): Markup => html`
<p><a href="/sandbox/applications/${applicationId}">Back to the application</a></p>
${judged.length === 0 ? html`<p>Nothing was submitted yet.</p>` : ''}
${judged.map(submission)}`;

/** Renders the customer's replies to a reviewer in one submission, or nothing if there are none. */
const repliesIn = ({ replies = [] }: Evidence): Markup =>
  replies.length === 0
    ? html``
    : html`<h3>Replies</h3>
<dl class="sheet">${replies.map(({ requirement, question, text }) => html`<dt>${humanise(requirement)}: <q>${question}</q></dt><dd><q>${text}</q></dd>`)}</dl>`;

const submission = ({ content, hash, verdict }: JudgedEvidence): Markup => html`
<h2>Submission ${content.number} ${verdict === 'whole' ? verdicts.whole : html`<strong class="wrong">${verdicts[verdict]}</strong>`}</h2>
${renderFacts([
  ['Reference', content.reference],
  ['Submitted', formatInstant(new Date(content.at))],
  ['Language', languageName(content.language)],
  ['SHA-256', shortId(hash)],
])}
${repliesIn(content)}
<h3>Consents</h3>
${renderTable(
  ['Document', 'Version', 'Language', 'Time', 'SHA-256'],
  content.consents.map((one) => [
    one.title,
    one.version,
    languageName(one.language),
    formatInstant(new Date(one.at)),
    shortId(one.sha256),
  ]),
)}
<h3>Answers</h3>
${renderTable(
  ['Step', 'Field', 'Source', 'Saved'],
  content.steps.flatMap(({ step, sources, at }) =>
    Object.entries(sources).map(([field, source]) => [
      humanise(step),
      humanise(field),
      humanise(source),
      formatInstant(new Date(at)),
    ]),
  ),
)}`;
