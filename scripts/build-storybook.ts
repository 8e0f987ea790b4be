import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeStoryPictures } from './storybook/story-pictures.ts';
import { ChromiumError, findChromium } from './testing/chromium.ts';
import { runCommand } from './testing/run-command.ts';

/*
 * Builds the static Storybook with a picture of each story of a screen. Without a browser it has no pictures. `--only
 * <id>` selects stories by the start of their id.
 */

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { 'output-dir': { type: 'string', default: 'storybook-static' }, only: { type: 'string' } },
});
const folder = resolve(root, values['output-dir']);

const { exitCode } = await runCommand({
  command: 'storybook',
  args: ['build', '--output-dir', folder],
  cwd: root,
  env: { ...process.env, STORYBOOK_STORY_PICTURES: 'yes' },
  output: 'live',
  limit: 10 * 60_000,
});
process.exitCode = exitCode;
if (exitCode === 0)
  try {
    process.env.CHROMIUM ??= findChromium((line) => console.error(line));
    const only = values.only ? new RegExp(`^${values.only}`) : undefined;
    const { count, failed } = await writeStoryPictures(folder, only);
    console.log(`Pictures of ${count} stories`);
    for (const id of failed) console.error(`The play function of ${id} failed before its picture`);
  } catch (error) {
    if (!(error instanceof ChromiumError)) throw error;
    console.error(`Storybook has no new pictures of stories: ${error.message}`);
  }
