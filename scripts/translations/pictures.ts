import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Browser } from 'playwright';
import { type Language, languages } from '../../packages/i18n/src/language.ts';
import { serveBuilds } from '../bench/static-server.ts';
import { openCamera, StoryError, shoot } from '../pictures/shoot.ts';
import { builtStorybook } from '../storybook/build.ts';
import { openBrowser } from '../storybook/visit.ts';
import { findChromium } from '../testing/chromium.ts';
import { picturePath, readPlaces } from './places.ts';

const workers = 2;

/** Screens with most of what a customer reads: headings, forms, choices, long texts, outcomes and figures. */
const screens = [
  'screens-app-home--invested',
  'screens-opening-how-to-open--empty',
  'screens-opening-basic-information--filled',
  'screens-opening-contact--empty',
  'screens-opening-work-and-finances--filled',
  'screens-opening-risk-profile--to-fix',
  'screens-opening-agreements--on-the-page',
  'screens-opening-check-your-answers--filled',
  'screens-opening-status--opened',
  'screens-account-details--margin-call',
];

type Wanted = { readonly story: string; readonly language: Language; readonly still: boolean };

/**
 * Writes a picture of each story that shows a text to `folder`, in English unless `asked` names languages; `areScreens` limits it to
 * ten screens in all languages. English stories are drawn at the end of their play, where they show their texts. Plays search
 * for English, so stories in other languages are drawn as they begin, and so are the screens. Returns the exit code.
 */
export async function takePictures(
  root: string,
  folder: string,
  areScreens: boolean,
  asked: readonly Language[] | undefined,
): Promise<number> {
  process.env.CHROMIUM ??= findChromium(root, join(root, '.quayside/chromium'), (line) => console.error(line));
  const inLanguages = asked ?? (areScreens ? languages : ['en' as const]);
  const stories = areScreens ? screens : storiesIn(root);
  const queue = inLanguages.flatMap((language) =>
    stories.map((story) => ({ story, language, still: areScreens || language !== 'en' })),
  );
  const count = queue.length;

  const server = await serveBuilds({ '/': await builtStorybook(root) }, { compressed: false, cached: true });
  const browser = await openBrowser(['--font-render-hinting=none', '--force-color-profile=srgb']);
  try {
    const origin = `${server.origin}/`;
    const lists = await Promise.all(Array.from({ length: workers }, () => work(browser, origin, queue, folder)));
    const problems = lists.flat();
    for (const problem of problems) console.error(problem);
    console.log(`${count - problems.length} pictures in ${relative(root, join(folder, 'pictures'))}`);
    return problems.length ? 1 : 0;
  } finally {
    await browser.close();
    server.close();
  }
}

const storiesIn = (root: string): readonly string[] =>
  [...new Set(Object.values(readPlaces(root)).flatMap((group) => Object.values(group)))]
    .map((place) => place.split(' ')[1] ?? '')
    .filter((story, index, all) => all.indexOf(story) === index)
    .sort();

async function work(browser: Browser, base: string, queue: Wanted[], folder: string): Promise<readonly string[]> {
  const page = await openCamera(browser);
  const problems: string[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { story, language, still } = next;
    const shot = { story, language, skin: 'white', height: 844 };
    try {
      const picture = await shoot(page, base, shot, { still, fullPage: true });
      const file = join(folder, picturePath(language, story));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture);
    } catch (error) {
      if (!(error instanceof StoryError)) throw error;
      problems.push(error.message);
    }
  }
  return problems;
}
