import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { serveBuilds } from '../bench/static-server.ts';
import { openBrowser } from './visit.ts';

type Entry = { readonly id: string; readonly type: string; readonly title: string; readonly tags?: readonly string[] };

const workers = 2;
/** Stories that one document shows before it is loaded anew: each keeps a server in memory. */
const storiesOfOneDocument = 60;
/** px; a phone of a map, at two pixels each */
const width = 336;
/** States that only the play of a story reaches. Others are taken as they begin, because a play leads on. */
const played: readonly string[] = ['error', 'offline'];

/** Writes a small picture of each screen's stories, in English and white, beside a static Storybook: maps and pages of screens show it. Returns how many. */
export async function writeStoryPictures(storybook: string): Promise<number> {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Entry>>;
  };
  const queue = Object.values(entries).filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'));
  const { length } = queue;
  const folder = join(storybook, 'story-pictures');
  mkdirSync(folder, { recursive: true });
  const server = await serveBuilds({ '/': storybook }, { compressed: false, cached: true });
  const browser = await openBrowser();
  try {
    await Promise.all(Array.from({ length: workers }, () => work(browser, server.origin, queue, folder)));
  } finally {
    await browser.close();
    server.close();
  }
  return length;
}

async function work(browser: Browser, origin: string, queue: Entry[], folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  for (let taken = 0, story = queue.shift(); story; taken += 1, story = queue.shift()) {
    const isFirst = taken % storiesOfOneDocument === 0;
    if (isFirst) await page.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story&still=1&globals=${globals}`);
    if (isFirst) await page.addStyleTag({ content: '[role="note"]:has(> a) { display: none !important; }' });
    await page.evaluate(show, { storyId: story.id, isStill: !story.tags?.some((tag) => played.includes(tag)) });
    await page.evaluate(settled, story.tags?.includes('loading') ? 0 : 10_000);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await sharp(picture)
      .resize({ width })
      .webp({ quality: 70 })
      .toFile(join(folder, `${story.id}.webp`));
  }
  await page.close();
}

const globals = 'skin:white;language:en;a11y.manual:!true'; // axe has its own run

type Channel = {
  on: (event: string, listener: (finished: { storyId?: string }) => void) => void;
  off: (event: string, listener: (finished: { storyId?: string }) => void) => void;
  emit: (event: string, data: unknown) => void;
};

/** Shows a story by Storybook's own event, in the document that is open, until its play has ended. */
async function show({ storyId, isStill }: { storyId: string; isStill: boolean }): Promise<void> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const address = new URL(location.href);
  if (isStill) address.searchParams.set('still', '1');
  else address.searchParams.delete('still');
  history.replaceState({}, '', address);
  const LONGEST = 8000;
  await new Promise<void>((done) => {
    const end = (finished: { storyId?: string }) => {
      if (finished.storyId !== storyId) return;
      channel.off('storyFinished', end);
      done();
    };
    channel.on('storyFinished', end);
    setTimeout(() => end({ storyId }), LONGEST);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  scrollTo(0, 0);
}

/** Waits until nothing changes any more, and `skeletonMs` for skeletons and illustrations: a story of loading keeps its own. */
async function settled(skeletonMs: number): Promise<void> {
  const QUIET = 120;
  const begun = performance.now();
  let changed = begun;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const waits = () =>
    document.querySelector('[data-awaits], [aria-busy="true"], .animate-q-pulse') !== null ||
    [...document.querySelectorAll('svg[data-picture]')].some((svg) => !svg.hasChildNodes()) ||
    document.querySelector('#storybook-root > *') === null;
  const isMoving = () => performance.now() - changed < QUIET && performance.now() - begun < skeletonMs + 2000;
  while (isMoving() || (waits() && performance.now() - begun < skeletonMs))
    await new Promise((next) => setTimeout(next, 30));
  observer.disconnect();
  await document.fonts.ready;
}
