import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { serveBuilds } from '../bench/static-server.ts';
import { openBrowser } from './visit.ts';

const root = join(import.meta.dirname, '../..');
/** The number of pages in parallel. It is one more than the processors, because a story waits half of its time. */
const workers = availableParallelism() + 1;
/** The number of stories after which a document is loaded again. Each story leaves a server in its memory. */
const storiesOfOneDocument = 30;
const phone = { width: 390, height: 844 };
const pictureWidth = 336;
/** The longest time to wait for the end of a play function, in ms. */
const longestPlay = 15_000;
const longestLoading = 12_000;

/** A page or story in Storybook's index.json. */
type Entry = {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
  readonly tags?: readonly string[];
};

/**
 * Takes a small picture of each story of a screen, of a scenario and in a guide, in English and the white skin. Writes
 * them beside a static Storybook. `only` selects stories by their id. Resolves with the number of pictures, and the
 * stories without one.
 */
export async function writeStoryPictures(storybook: string, only = /^/) {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Entry>>;
  };
  const ofGuides = storiesOfGuides();
  const isOfGuide = ({ id, importPath }: Entry) =>
    ofGuides.some(([file, end]) => importPath.endsWith(file) && id.endsWith(end));
  const queue = Object.values(entries).filter(
    (entry) =>
      only.test(entry.id) &&
      entry.type === 'story' &&
      entry.tags?.includes('dev') && // the others only test where a screen leads
      (/^(?:Screens[/]|Start[/]Scenarios$)/.test(entry.title) || isOfGuide(entry)),
  );
  const folder = join(storybook, 'story-pictures');
  mkdirSync(folder, { recursive: true });
  const count = queue.length;
  const failed: string[] = [];
  const server = await serveBuilds({ '/': storybook }, { compressed: false, cached: true });
  const browser = await openBrowser();
  try {
    const job = { browser, address: server.origin, folder, queue, failed, covers: coversOfMaps() };
    await Promise.all(Array.from({ length: Math.min(workers, count) }, () => work(job)));
  } finally {
    await browser.close();
    server.close();
  }
  return { count: count - failed.length, failed };
}

/** Returns the stories that guides of components show: the path of the story file, with the end of the story's id. */
const storiesOfGuides = () =>
  globSync('packages/{ui,capture}/src/*/*.guide.tsx', { cwd: root }).flatMap((file) => {
    const story = /^ {4}story: '([\w-]+)'/m.exec(readFileSync(join(root, file), 'utf8'))?.[1];
    return story ? [[file.replace('.guide.', '.stories.'), `--${story}`] as const] : [];
  });

/** Returns the ids of the stories that represent a screen on a flow map. Their pictures show the screen as it opens. */
function coversOfMaps(): ReadonlySet<string> {
  const drawings = readFileSync(join(root, '.storybook/flow-maps/generated/drawings.json'), 'utf8');
  return new Set([...drawings.matchAll(/"story": "([\w-]+)"/g)].map(([, story = '']) => story));
}

type Job = {
  readonly browser: Browser;
  readonly address: string;
  readonly folder: string;
  readonly queue: Entry[];
  readonly failed: string[];
  readonly covers: ReadonlySet<string>;
};

async function work({ browser, address, folder, queue, failed, covers }: Job): Promise<void> {
  let page = await openStorybook(browser, address);
  const restart = async () => {
    await page.close();
    page = await openStorybook(browser, address);
  };
  for (let taken = 1, story = queue.shift(); story; taken += 1, story = queue.shift()) {
    const { id } = story;
    const take = async () => writeFile(join(folder, `${id}.webp`), await pictureOf(page, story, covers));
    // a play function can fail after others, or leave the document
    await take()
      .catch(() => restart().then(take))
      .catch(() => restart().then(() => failed.push(id)));
    if (taken % storiesOfOneDocument === 0) await restart();
  }
  await page.close();
}

async function openStorybook(browser: Browser, address: string): Promise<Page> {
  // Storybook skips animations for its test runner, which it recognises by this name
  const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce', userAgent: 'StorybookTestRunner' });
  await page.goto(`${address}/iframe.html?id=start-welcome--docs&globals=skin:white;language:en;a11y.manual:!true`);
  await page.locator('.sbdocs h1').first().waitFor();
  const withoutStrip = '[role="note"]:has(> span > code) { display: none !important; }';
  await page.addStyleTag({
    content: `${withoutStrip} * { caret-color: transparent !important; transition: none !important; animation: none !important; }`,
  });
  return page;
}

/**
 * Takes the picture of a story after its play function. The picture for a map or a guide shows the story before its play
 * function, unless the play function causes its error.
 */
async function pictureOf(page: Page, { id, title, tags = [] }: Entry, covers: ReadonlySet<string>): Promise<Buffer> {
  const isPlayed =
    title.startsWith('Screens/') && (!covers.has(id) || tags.includes('error') || tags.includes('offline'));
  const opensByPlay = title === 'Components/Overlays/Popover';
  await page.evaluate(showStory, { storyId: id, isStill: !isPlayed && !opensByPlay, longestPlay });
  if (!tags.includes('loading'))
    await page.waitForFunction(hasLoaded, undefined, { timeout: longestLoading }).catch(() => undefined);
  if (isPlayed) await page.evaluate(scrollToError);
  return settledPicture(page);
}

type Finished = { readonly storyId: string };
type Channel = {
  on: (event: string, listener: (finished: Finished) => void) => void;
  emit: (event: string, data: unknown) => void;
};

/** Runs in the document. Shows a story with an event of Storybook, and resolves when its play function has ended or after `longestPlay` ms. */
function showStory({ storyId, isStill, longestPlay }: { storyId: string; isStill: boolean; longestPlay: number }) {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const address = new URL(location.href);
  if (isStill) address.searchParams.set('still', '1');
  else address.searchParams.delete('still');
  history.replaceState({}, '', address);
  scrollTo(0, 0);
  return new Promise<void>((resolve) => {
    channel.on('storyFinished', (finished) => finished.storyId === storyId && resolve());
    setTimeout(resolve, longestPlay);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Runs in the document. Returns whether no skeleton, unfinished drawing or busy button is left. */
const hasLoaded = () =>
  document.body.innerText.trim() !== '' &&
  !document.querySelector('[data-awaits], [aria-busy="true"], .animate-q-pulse, svg[data-picture]:empty');

/** Runs in the document. Scrolls to the first error. With an open dialog, does nothing, because the dialog covers the page. */
function scrollToError(): void {
  if (document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')) return;
  const errors =
    '[data-state=refused], [data-state=rejected], [data-state=failed], [aria-invalid=true], [role=alert]:not(:empty)';
  document.querySelector(`:is(${errors}):not(.sr-only)`)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Takes pictures of the page until two in a row are equal, and returns the last one. */
async function settledPicture(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const take = async () => {
    const { x, y } = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
    const clip = { x, y, ...phone, scale: pictureWidth / phone.width };
    return (await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip })).data;
  };
  let [before, now] = ['', await take()];
  for (let attempt = 0; attempt < 12 && before !== now; attempt += 1) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100)));
    [before, now] = [now, await take()];
  }
  await devtools.detach();
  return Buffer.from(now, 'base64');
}
