import { submissionPdfPath } from '@quayside/contract/calls/opening';
import * as z from 'zod/mini';
import { lockApplication } from '../applications/file.ts';
import { readEvidence } from '../evidence/record.ts';
import type { Broker, Turn } from '../server/broker.ts';
import { answer, answerHeaders, refused } from '../server/envelope.ts';
import { notFound, Refusal } from '../server/refusal.ts';
import { submissionContent } from './submission-content.ts';

/** Long enough to look at the page and press the link; whoever finds the address later finds nothing. */
export const pdfLinkLifeSeconds = 5 * 60;

const link = z.object({
  applicationId: z.uuid(),
  number: z.string().check(z.regex(/^\d{1,4}$/)),
  expires: z.string().check(z.regex(/^\d{1,16}$/)),
  key: z.string(),
});
type Link = z.output<typeof link>;

/** The address of the newest submission's PDF, which carries its own key: a viewer of the app and a new window send no headers. Throws Refusal (notFound). */
export async function givePdfLink(turn: Turn, userId: string, applicationId: string) {
  const { row } = await lockApplication(turn, applicationId, userId);
  const newest = (await readEvidence(turn, row.id)).at(-1);
  if (!newest) throw notFound();
  const named = {
    applicationId: row.id,
    number: String(newest.row.number),
    expires: String(turn.now.getTime() + pdfLinkLifeSeconds * 1000),
  };
  const query = new URLSearchParams({ ...named, key: await keyOf(turn, named) });
  return { path: `${submissionPdfPath}?${query}`, expiresIn: pdfLinkLifeSeconds, submission: newest.row.number };
}

/** The PDF behind such an address. Anything else finds nothing. */
export async function answerSubmissionPdf(broker: Broker, request: Request): Promise<Response> {
  const { now, found } = await broker.inTurn(async (turn) => ({ now: turn.now, found: await open(turn, request.url) }));
  if (!found || !broker.pdf) return answer(refused(expired()), now, 404);
  const bytes = await broker.pdf(await submissionContent(found));
  return new Response(bytes, {
    headers: {
      ...answerHeaders(now),
      'Content-Type': 'application/pdf',
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `inline; filename="${found.reference}.pdf"`,
    },
  });
}

async function open(turn: Turn, url: string) {
  const parsed = link.safeParse(Object.fromEntries(new URL(url).searchParams));
  if (!parsed.success || Number(parsed.data.expires) < turn.now.getTime()) return undefined;
  if (parsed.data.key !== (await keyOf(turn, parsed.data))) return undefined;
  const all = await readEvidence(turn, parsed.data.applicationId);
  return all.find(({ row }) => row.number === Number(parsed.data.number))?.content;
}

/** Only this server can make it: a keyed hash of what the address names. */
const keyOf = ({ vault }: Turn, { applicationId, number, expires }: Omit<Link, 'key'>): Promise<string> =>
  vault.fingerprint('submission-pdf', `${applicationId}/${number}/${expires}`);

const expired = (): Refusal => {
  const { code, data } = notFound();
  return new Refusal(code, 'This address has expired. Open the document from the app again.', data);
};
