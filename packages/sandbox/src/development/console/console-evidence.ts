import { html } from 'hono/html';
import type { AuditEntry } from '../../domain/audit/trail.ts';
import { type Evidence, readEvidence } from '../../domain/evidence/record.ts';
import { type EvidenceVerdict, verifyEvidence } from '../../domain/evidence/verify.ts';
import type { UnitOfWork } from '../../domain/ports/server-context.ts';
import type { Markup } from '../../http/pages/layout.ts';
import { formatInstant } from './console-frame.ts';
import { humanise, languageName, shortId } from './console-words.ts';

export type JudgedEvidence = { readonly content: Evidence; readonly hash: string; readonly verdict: EvidenceVerdict };

/** Returns each submission with the verdict of its verification. */
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
  whole: 'is whole',
  'content-changed': 'was CHANGED after it was kept',
  'not-in-trail': 'is NOT the one that the audit trail names',
  'trail-broken': 'cannot be trusted: the audit trail is BROKEN',
} as const satisfies Record<EvidenceVerdict, string>;

export const evidenceBody = (applicationId: string, judged: readonly JudgedEvidence[]): Markup => html`
<p><a href="/sandbox/applications/${applicationId}">Back to the application</a></p>
${judged.length === 0 ? html`<p>Nothing was submitted yet.</p>` : ''}
${judged.map(submission)}`;

/** Renders the customer's replies to a reviewer in this submission. */
const repliesIn = ({ replies = [] }: Evidence): Markup =>
  replies.length === 0
    ? html``
    : html`<h3>Replies</h3>
<dl class="sheet">${replies.map(({ requirement, question, text }) => html`<dt>${humanise(requirement)}: <q>${question}</q></dt><dd><q>${text}</q></dd>`)}</dl>`;

const submission = ({ content, hash, verdict }: JudgedEvidence): Markup => html`
<h2>Submission ${content.number} ${verdict === 'whole' ? verdicts.whole : html`<strong class="wrong">${verdicts[verdict]}</strong>`}</h2>
<dl class="sheet"><dt>Reference</dt><dd>${content.reference}</dd><dt>Submitted</dt><dd>${formatInstant(new Date(content.at))}</dd><dt>Language</dt><dd>${languageName(content.language)}</dd><dt>SHA-256</dt><dd>${shortId(hash)}</dd></dl>
${repliesIn(content)}
<h3>Consents</h3>
<div class="scroll"><table><thead><tr><th scope="col">Document</th><th scope="col">Version</th><th scope="col">Language</th><th scope="col">Time</th><th scope="col">SHA-256</th></tr></thead>
<tbody>${content.consents.map((one) => html`<tr><td>${one.title}</td><td>${one.version}</td><td>${languageName(one.language)}</td><td>${formatInstant(new Date(one.at))}</td><td>${shortId(one.sha256)}</td></tr>`)}</tbody></table></div>
<h3>Answers</h3>
<div class="scroll"><table><thead><tr><th scope="col">Step</th><th scope="col">Field</th><th scope="col">Who said it</th><th scope="col">Saved</th></tr></thead>
<tbody>${content.steps.map(({ step, sources, at }) => Object.entries(sources).map(([field, source]) => html`<tr><td>${humanise(step)}</td><td>${humanise(field)}</td><td>${humanise(source)}</td><td>${formatInstant(new Date(at))}</td></tr>`))}</tbody></table></div>`;
