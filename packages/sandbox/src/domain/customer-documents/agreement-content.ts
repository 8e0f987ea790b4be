import { formatSingaporeInstant } from '@quayside/i18n/internals/instant-text';
import { nativeLanguageNames } from '@quayside/i18n/language';
import { findAgreementVersion, loadAgreement } from '../agreements/catalogue.ts';
import type { ConsentEvidence } from '../evidence/record.ts';
import { type PdfContent, pageNumbers } from '../ports/pdf-maker.ts';
import { createServerTranslator } from '../texts/server-texts.ts';
import { textRow } from './pdf-rows.ts';

/** Returns the content of an agreement's PDF in the language that the customer read, or undefined if this version never existed. */
export async function agreementContent(consent: ConsentEvidence): Promise<PdfContent | undefined> {
  const { id, version, language, title, sha256: hash, at } = consent;
  const known = findAgreementVersion(id, version);
  if (!known) return undefined;
  const { sections, source } = await loadAgreement(language, known);
  const say = createServerTranslator(language);
  const time = formatSingaporeInstant(at, language);
  return {
    title,
    subject: `${id} ${version}`,
    language,
    createdAt: new Date(at),
    blocks: [
      { is: 'title', text: title },
      ...(source ? [{ is: 'paragraph', text: source, language: known.languageOfRecord } as const] : []),
      ...sections.flatMap(({ heading, paragraphs }) => [
        { is: 'heading', text: heading } as const,
        ...paragraphs.map((text) => ({ is: 'paragraph', text }) as const),
      ]),
      { is: 'heading', text: say('pdf.consents') },
      textRow(title, say('pdf.consent', { version, language: nativeLanguageNames[language], time, hash })),
    ],
    foot: `${title} · ${say('pdf.page', pageNumbers)}`,
  };
}
