import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, type CDPSession, errors, type Page } from 'playwright';
import { factsOfKit } from '../../.storybook/component-page/kit-facts.ts';
import { storyOfPage } from '../../.storybook/component-page/story-of-page.ts';
import { serveBuilds } from '../bench/static-server.ts';
import { coversIn, type Entry, type Moment, momentOf, picturedStories, type Special } from './pictured-stories.ts';
import { openAgain, scrollToDifference, settled, show } from './settled-story.ts';
import { openBrowser } from './visit.ts';

const kit = join(import.meta.dirname, '../../packages/ui/src');
const drawings = join(import.meta.dirname, '../../.storybook/flow-maps/generated/drawings.json');
/** One more than there are processors: half of a story's time is waiting for its code and its server. */
const workers = availableParallelism() + 1;
/** Stories that one document shows before it is loaded anew: each keeps a server in memory. */
const storiesOfOneDocument = 30;
const phone = { width: 390, height: 844 };
type Size = { readonly width: number /** of WebP, from 0 to 100 */; readonly quality: number };

/** A phone of a map, at two pixels each. */
const built: Size = { width: 336, quality: 80 };
/** A guide shows an overlay as wide as a phone, with a number at each part. There are a dozen. */
const ofGuide: Size = { width: phone.width, quality: 60 };
/** ms for a skeleton to go. A few screens keep theirs in a story, because it is what the story shows. */
const longestWait = 12_000;
/** ms for a skeleton of a story of loading */
const loadingWait = 1500;
/** ms for a play */
const longestPlay = 15_000;
/** Documents in which a story is tried: its play can fail after others, and a document can be left. */
const mostDocuments = 3;
/** Pictures of one story, of which the last two should be equal. */
const mostAttempts = 12;

/**
 * Writes a small picture of each story of a screen, a scenario, an overlay and a guide, in English and white, beside a static Storybook: maps, pages of screens and
 * the gallery of components show it. `only` selects stories by their id. Returns how many, and the stories whose play failed.
 */
export async function writeStoryPictures(
  storybook: string,
  only?: RegExp,
): Promise<{ readonly count: number; readonly failed: readonly string[] }> {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Entry>>;
  };
  const guides = new Set(overlaysInGuides());
  const queue = picturedStories(Object.values(entries), guides).filter(({ id }) => !only || only.test(id));
  const { length: count } = queue;
  const folder = join(storybook, 'story-pictures');
  mkdirSync(folder, { recursive: true });
  const job: Job = { guides, covers: coversIn(readFileSync(drawings, 'utf8')), folder, failed: [] };
  const server = await serveBuilds({ '/': storybook }, { compressed: false, cached: true });
  const browser = await openBrowser();
  try {
    const some = Array.from({ length: Math.min(workers, count) }, () => work(browser, server.origin, queue, job));
    await Promise.all(some);
  } finally {
    await browser.close();
    server.close();
  }
  return { count, failed: job.failed };
}

type Job = Special & {
  readonly folder: string;
  /** the stories whose play failed */
  readonly failed: string[];
};

/** Returns the stories that guides show in place of an example. */
function overlaysInGuides(): readonly string[] {
  const facts = factsOfKit();
  return globSync('*/*.guide.tsx', { cwd: kit }).flatMap((file) => {
    const story = /^ {4}story: '([\w-]+)'/m.exec(readFileSync(join(kit, file), 'utf8'))?.[1];
    const page = facts[basename(file, '.guide.tsx')]?.page;
    return story && page ? [storyOfPage(page, story)] : [];
  });
}

type Camera = { readonly page: Page; readonly devtools: CDPSession };

async function work(browser: Browser, origin: string, queue: Entry[], job: Job): Promise<void> {
  const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce', userAgent });
  const camera: Camera = { page, devtools: await page.context().newCDPSession(page) };
  const begin = async ({ id }: Entry) => {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&still=1&globals=${globals}`);
    await page.waitForFunction(hasStorybook);
    await page.addStyleTag({ content: stillness });
  };
  for (let taken = 0, story = queue.shift(); story; taken += 1, story = queue.shift()) {
    const moment = momentOf(story, job);
    let ended: Ended | undefined;
    for (let attempt = 0; attempt < mostDocuments && ended?.status !== 'success'; attempt += 1)
      try {
        // what the plays before it have left can also fail a play
        if (attempt > 0 || taken % storiesOfOneDocument === 0) await begin(story);
        ended = await draw(camera, story, moment);
      } catch (error) {
        // the story before it has left the document late, or holds it, so that this one was not drawn
        if (!isLeft(error) && !(error instanceof errors.TimeoutError)) throw error;
      }
    if (!ended) {
      job.failed.push(story.id);
      continue;
    }
    if (ended.status !== 'success') job.failed.push(story.id);
    const picture = job.guides.has(story.id) ? await takePicture(camera, ofGuide) : ended.image;
    await writeFile(join(job.folder, `${story.id}.webp`), picture);
  }
  await page.close();
}

/** The play of the story before has led to another document. */
class LeftStorybookError extends Error {
  override readonly name = 'LeftStorybookError';
}
const hasStorybook = () => '__STORYBOOK_ADDONS_CHANNEL__' in window;

/** The document was left before or while a program ran in it. */
const isLeft = (error: unknown): boolean =>
  error instanceof LeftStorybookError ||
  (error instanceof Error && /context was destroyed|interrupted by another navigation/.test(error.message));

type Ended = { readonly image: Buffer; readonly status: string };

/** Draws a story, and returns its picture with how its play ended. */
async function draw(camera: Camera, { id, title, tags = [] }: Entry, moment: Moment): Promise<Ended> {
  const { page } = camera;
  if (!(await page.evaluate(hasStorybook))) throw new LeftStorybookError(`${id} has no Storybook around it`);
  const status = await page.evaluate(show, { storyId: id, isStill: moment !== 'played', longest: longestPlay });
  const wait = tags.includes('loading') ? loadingWait : longestWait;
  await page.evaluate(settled, wait);
  if (moment === 'played' && title.startsWith('Components/Overlays/')) {
    await page.evaluate(openAgain);
    await page.evaluate(settled, wait);
  }
  if (moment === 'begins') await page.evaluate(() => scrollTo(0, 0));
  else await page.evaluate(scrollToDifference);
  return { image: await rested(camera), status };
}

/** Takes pictures until two in a row are equal: a screen can still be drawn while its document no longer changes. */
async function rested(camera: Camera): Promise<Buffer> {
  let before = await takePicture(camera, built);
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    await camera.page.evaluate(() => new Promise((next) => setTimeout(() => requestAnimationFrame(next), 60)));
    const now = await takePicture(camera, built);
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

/** Chromium makes it small and packs it: a picture of the whole phone would be packed as PNG, unpacked, made smaller and packed again. */
async function takePicture({ page, devtools }: Camera, { width, quality }: Size): Promise<Buffer> {
  const { x, y } = await page.evaluate(() => ({ x: scrollX, y: scrollY })); // the clip counts from the start of the document
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { x, y, ...phone, scale: width / phone.width },
  });
  return Buffer.from(data, 'base64');
}

const globals = 'skin:white;language:en;a11y.manual:!true'; // axe has its own run

/** The strip that says where a story leads is no part of the screen, and neither are caret and movement. */
const stillness =
  '[role="note"]:has(> span > code) { display: none !important; } * { caret-color: transparent !important; transition: none !important; animation: none !important; }';

/** Storybook ends animations for its test runner, by its name; for others it waits for them after each story, 0.1 to 5 s. */
const userAgent = 'StorybookTestRunner';
