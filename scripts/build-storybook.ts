import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeStoryPictures } from './storybook/story-pictures.ts';
import { ChromiumError, findChromium } from './testing/chromium.ts';
import { runCommand } from './testing/run-command.ts';

/** `npm run task -- build-storybook` builds the static Storybook, and takes pictures of stories if there is a browser. `--only <id>` takes those whose id begins so. */
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { 'output-dir': { type: 'string', default: 'storybook-static' }, only: { type: 'string' } },
});
const folder = resolve(root, values['output-dir']);

const { exitCode } = await runCommand({
  command: 'storybook',
  args: ['build', '--output-dir', folder],
  cwd: root,
  env: { ...process.env, STORYBOOK_STORY_PICTURES: 'built' },
  output: 'live',
  limit: 10 * 60_000,
});
process.exitCode = exitCode;
if (exitCode === 0) await takePictures();

async function takePictures(): Promise<void> {
  try {
    process.env.CHROMIUM ??= findChromium((line) => console.error(line));
    const only = values.only ? new RegExp(`^${values.only}`) : undefined;
    const { count, failed } = await writeStoryPictures(folder, only);
    console.log(`Pictures of ${count} stories`);
    for (const id of failed) console.error(`The play of ${id} failed before its picture was taken`);
  } catch (error) {
    if (!(error instanceof ChromiumError)) throw error;
    console.error(`No new pictures of stories: ${error.message}`);
  }
}
