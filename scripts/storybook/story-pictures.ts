import { globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { factsOfKit } from '../../.storybook/component-page/kit-facts.ts';
import { storyOfPage } from '../../.storybook/component-page/story-of-page.ts';
import { serveBuilds } from '../bench/static-server.ts';
import { openBrowser } from './visit.ts';

type Entry = { readonly id: string; readonly type: string; readonly title: string; readonly tags?: readonly string[] };

const guides = join(import.meta.dirname, '../../.storybook/guides');
/** One more than there are processors: half of a story's time is waiting for its code and its server. */
const workers = availableParallelism() + 1;
/** Stories that one document shows before it is loaded anew: each keeps a server in memory. */
const storiesOfOneDocument = 60;
const phone = { width: 390, height: 844 };
type Size = { readonly width: number /** of WebP, from 0 to 100 */; readonly quality: number };

/** A phone of a map, at two pixels each. */
const built: Size = { width: 336, quality: 80 };
/** What the repository keeps is small, because each change of a screen adds its pictures to the history. */
const kept: Size = { width: 200, quality: 45 };
/** Where the repository keeps pictures for a Storybook that nobody has built yet. */
export const keptPictures = join(import.meta.dirname, '../../.storybook/story-pictures');
/** ms for a skeleton to go. A few screens keep theirs in a story, because it is what the story shows. */
const longestWait = 12_000;
/** States that only the play of a story reaches. Others are taken as they begin, because a play leads on. */
const played: readonly string[] = ['error', 'offline'];

/**
 * Writes a small picture of each screen's stories, and of each overlay in a guide, in English and white, beside a static Storybook: maps, pages of screens and
 * the gallery of components show it. `keeps` also replaces those in the repository. Returns how many.
 */
export async function writeStoryPictures(storybook: string, { keeps = false } = {}): Promise<number> {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Entry>>;
  };
  const overlays = new Set(overlaysInGuides());
  const queue = Object.values(entries).filter(
    ({ id, type, title, tags }) =>
      type === 'story' && tags?.includes('dev') && (title.startsWith('Screens/') || overlays.has(id)),
  );
  const { length } = queue;
  const folder = join(storybook, 'story-pictures');
  mkdirSync(folder, { recursive: true });
  const known = new Set(queue.map(({ id }) => `${id}.webp`));
  if (keeps) for (const old of leftovers(known)) rmSync(join(keptPictures, old));
  const places = [{ folder, size: built }, ...(keeps ? [{ folder: keptPictures, size: kept }] : [])];
  const server = await serveBuilds({ '/': storybook }, { compressed: false, cached: true });
  const browser = await openBrowser();
  try {
    await Promise.all(Array.from({ length: workers }, () => work(browser, server.origin, queue, places)));
  } finally {
    await browser.close();
    server.close();
  }
  return length;
}

const leftovers = (known: ReadonlySet<string>) => readdirSync(keptPictures).filter((name) => !known.has(name));

type PicturePlace = { readonly folder: string; readonly size: Size };

/** Returns the stories that guides show in place of an example. */
function overlaysInGuides(): readonly string[] {
  const facts = factsOfKit();
  return globSync('*.tsx', { cwd: guides }).flatMap((file) => {
    const story = /^ {4}story: '([\w-]+)'/m.exec(readFileSync(join(guides, file), 'utf8'))?.[1];
    const page = facts[basename(file, '.tsx')]?.page;
    return story && page ? [storyOfPage(page, story)] : [];
  });
}

async function work(browser: Browser, origin: string, queue: Entry[], places: readonly PicturePlace[]): Promise<void> {
  const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce', userAgent });
  const devtools = await page.context().newCDPSession(page);
  const begin = async ({ id }: Entry) => {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&still=1&globals=${globals}`);
    await page.addStyleTag({ content: stillness });
  };
  for (let taken = 0, story = queue.shift(); story; taken += 1, story = queue.shift()) {
    if (taken % storiesOfOneDocument === 0) await begin(story);
    try {
      await draw(page, story);
    } catch (error) {
      if (!isLeft(error)) throw error;
      await begin(story); // the story before it has left the document late, so that this one was not drawn
      await draw(page, story);
    }
    for (const { folder, size } of places) {
      // Chromium makes it small and packs it: a picture of the whole phone would be packed as PNG, unpacked, made smaller and packed again
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality: size.quality,
        clip: { x: 0, y: 0, ...phone, scale: size.width / phone.width },
      });
      await writeFile(join(folder, `${story.id}.webp`), data, 'base64');
    }
  }
  await page.close();
}

/** The document was left while a program ran in it. */
const isLeft = (error: unknown): boolean => error instanceof Error && error.message.includes('context was destroyed');

async function draw(page: Page, { id, tags = [] }: Entry): Promise<void> {
  await page.evaluate(show, { storyId: id, isStill: !tags.some((tag) => played.includes(tag)) });
  await page.evaluate(settled, tags.includes('loading') ? 0 : longestWait);
}

const globals = 'skin:white;language:en;a11y.manual:!true'; // axe has its own run

/** The strip that says where a story leads is no part of the screen, and neither are caret and movement. */
const stillness =
  '[role="note"]:has(> a) { display: none !important; } * { caret-color: transparent !important; transition: none !important; animation: none !important; }';

type Channel = {
  on: (event: string, listener: (finished: { storyId: string }) => void) => void;
  off: (event: string, listener: (finished: { storyId: string }) => void) => void;
  emit: (event: string, data: unknown) => void;
};

/** Storybook ends animations for its test runner, by its name; for others it waits for them after each story, 0.1 to 5 s. */
const userAgent = 'StorybookTestRunner';

/** Shows a story by Storybook's own event, in the document that is open, until its play has ended. */
async function show({ storyId, isStill }: { storyId: string; isStill: boolean }): Promise<void> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const address = new URL(location.href);
  if (isStill) address.searchParams.set('still', '1');
  else address.searchParams.delete('still');
  history.replaceState({}, '', address);
  const LONGEST = 8000;
  await new Promise<void>((done) => {
    const end = (finished: { storyId: string }) => {
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
  const QUIET = 100;
  const begun = performance.now();
  let changed = begun;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const rootsIn = (root: ParentNode): ParentNode[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const waitsIn = (root: ParentNode) =>
    root.querySelector('[data-awaits], [aria-busy="true"], .animate-q-pulse') !== null ||
    [...root.querySelectorAll('svg[data-picture]')].some((svg) => !svg.hasChildNodes());
  const isEmpty = () =>
    document.body.innerText.trim() === '' &&
    !rootsIn(document.body).some((root) => root !== document.body && root.querySelector('p, h1, h2, button'));
  const waits = () => rootsIn(document.body).some(waitsIn) || isEmpty(); // an embedded flow has a root of its own
  const isMoving = () => performance.now() - changed < QUIET && performance.now() - begun < skeletonMs + 2000;
  while (isMoving() || (waits() && performance.now() - begun < skeletonMs))
    await new Promise((next) => setTimeout(next, 20));
  observer.disconnect();
  await document.fonts.ready;
}
