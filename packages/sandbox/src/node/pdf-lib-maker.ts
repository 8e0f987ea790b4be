import { setImmediate as othersTurn } from 'node:timers/promises';
import * as fontkit from '@cantoo/fontkit';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { PdfBlock, PdfContent, PdfMaker } from '../submission-pdf/pdf-maker.ts';
import { facesFor } from './pdf-fonts.ts';
import { packPages } from './pdf-pages.ts';
import { Setter } from './pdf-setter.ts';
import { type Fonts, Words } from './pdf-words.ts';

/** Blocks that are set, and objects that are written, before other requests have their turn: a few milliseconds of work each. */
const BLOCKS_A_TURN = 50;
const OBJECTS_A_TURN = 500;
/** From here on objects are written one by one: the library takes the square of their number to pack them. */
const PACKED_BLOCKS = 2000;

/** @cantoo/pdf-lib with subsets of Noto Sans: the text can be searched, and is tagged to be read aloud. The same content gives the same pages. */
export const makePdf: PdfMaker = async (content) => {
  const file = await PDFDocument.create();
  file.registerFontkit(fontkit);
  file.setTitle(content.title, { showInWindowTitleBar: true });
  file.setSubject(content.subject);
  file.setLanguage(content.language);
  file.setProducer('Quayside');
  file.setCreator('Quayside');
  file.setCreationDate(content.createdAt);
  file.setModificationDate(content.createdAt);
  const { blocks } = content;
  const setter = new Setter(file, new Words(await embed(file, content)), content.language);
  const tails = tailsOf(blocks);
  for (const [index, block] of blocks.entries()) {
    if (index % BLOCKS_A_TURN === BLOCKS_A_TURN - 1) await othersTurn();
    setter.keepTogether(tails.get(index) ?? []);
    setter.set(block, blocks[index + 1]);
  }
  setter.number(content.foot);
  await packPages(file);
  await setter.tags.write(othersTurn);
  const useObjectStreams = blocks.length <= PACKED_BLOCKS;
  return Uint8Array.from(await file.save({ useObjectStreams, objectsPerTick: OBJECTS_A_TURN }));
};

async function embed(file: PDFDocument, content: PdfContent): Promise<Fonts> {
  const text = content.blocks.map(wordsOf).join(' ') + content.foot(1, 99) + '0123456789';
  const faces = await facesFor(text, content.language);
  return Promise.all(faces.map(async (face) => ({ face, font: await file.embedFont(face.bytes, { subset: true }) })));
}

const wordsOf = (block: PdfBlock): string =>
  'text' in block ? block.text : block.is === 'row' ? [block.label, ...block.lines, block.amount ?? ''].join(' ') : '';

/** By where they begin: blocks that stay on one page, which are a signature, the words before it, and what says whose it is and when it was given. */
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
