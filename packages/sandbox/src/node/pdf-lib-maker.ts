import { PDFDocument } from '@cantoo/pdf-lib';
import type { PdfBlock, PdfContent } from '../domain/ports/pdf-maker.ts';
import { ClusterFont } from './pdf-cluster-font.ts';
import type { FontFace } from './pdf-face.ts';
import { loadFaces, loadSignatureFace } from './pdf-fonts.ts';
import { PdfLayout } from './pdf-layout.ts';
import { packPages } from './pdf-pages.ts';
import { type EmbeddedFace, type Fonts, WordShaper } from './pdf-words.ts';

/** Number of blocks above which the objects of a PDF are written one by one, because the library packs them in quadratic time. */
const PACKED_BLOCKS = 2000;

/**
 * Makes a searchable PDF with tags for screen readers and subsets of the fonts (@cantoo/pdf-lib). Equal content gives equal pages. Takes long, so
 * pdf-worker.ts runs it in a thread. Throws `UnshownCharacterError` if no font has a character.
 */
export const makePdf = async (content: PdfContent): Promise<Uint8Array<ArrayBuffer>> => {
  const file = await PDFDocument.create();
  file.setTitle(content.title, { showInWindowTitleBar: true });
  file.setSubject(content.subject);
  file.setLanguage(content.language);
  file.setProducer('Quayside');
  file.setCreator('Quayside');
  file.setCreationDate(content.createdAt);
  file.setModificationDate(content.createdAt);
  const { blocks, letterhead } = content;
  const fonts = await embed(file, content);
  const hand = await loadSignatureFace();
  const signs = blocks.some((block) => block.is === 'typed-signature' && hand.covers(block.text.normalize('NFC')));
  const script = signs ? [await embedFace(file, hand), ...fonts] : fonts;
  const setter = new PdfLayout(
    file,
    { text: new WordShaper(fonts), signature: new WordShaper(script) },
    content.language,
  );
  if (letterhead) setter.head(letterhead);
  const tails = tailsOf(blocks);
  for (const [index, block] of blocks.entries()) {
    setter.keepTogether(tails.get(index) ?? []);
    setter.set(block, blocks[index + 1]);
  }
  setter.number(content.foot, letterhead?.licence);
  await packPages(file);
  setter.tags.write();
  const useObjectStreams = blocks.length <= PACKED_BLOCKS;
  return Uint8Array.from(await file.save({ useObjectStreams, objectsPerTick: Number.POSITIVE_INFINITY }));
};

async function embed(file: PDFDocument, content: PdfContent): Promise<Fonts> {
  const { name = '', licence = '' } = content.letterhead ?? {};
  const text = content.blocks.map(wordsOf).join(' ') + content.foot + '0123456789' + name + licence;
  const faces = await loadFaces(text, content.language);
  const fonts: EmbeddedFace[] = [];
  for (const face of faces) fonts.push(await embedFace(file, face));
  return fonts;
}

/** Embeds a font into a PDF. The library asks for the bytes of a font file, but does not read them. */
async function embedFace(file: PDFDocument, face: FontFace): Promise<EmbeddedFace> {
  const clusters = new ClusterFont(face);
  file.registerFontkit({ create: () => clusters });
  return { face, clusters, font: await file.embedFont(new Uint8Array(), { subset: true }) };
}

const wordsOf = (block: PdfBlock): string =>
  'text' in block
    ? block.text
    : block.is === 'row'
      ? [block.label, ...block.lines, block.amount ?? ''].join(' ')
      : block.is === 'box'
        ? block.rows.map(({ label, value }) => `${label} ${value}`).join(' ')
        : '';

/** Returns the blocks that must stay on one page, by the index of the first: the text before a signature, the signature, its name and date. */
function tailsOf(blocks: readonly PdfBlock[]): ReadonlyMap<number, readonly PdfBlock[]> {
  const tails = new Map<number, readonly PdfBlock[]>();
  for (const [index, { is }] of blocks.entries()) {
    if (is !== 'signature' && is !== 'typed-signature') continue;
    const from = Math.max(0, index - 1);
    const end = blocks.findIndex((block, at) => at > index && !['paragraph', 'row'].includes(block.is));
    tails.set(from, blocks.slice(from, end < 0 ? undefined : end));
  }
  return tails;
}
