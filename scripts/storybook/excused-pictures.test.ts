import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { excusedPictures } from './excused-pictures.ts';

const kept = join(import.meta.dirname, '../../.storybook/story-pictures');

test('each story with a reason says it in a sentence', () => {
  for (const [id, reason] of Object.entries(excusedPictures)) expect(reason, id).toMatch(/^[A-Z].{20,}[.]$/);
});

test('each screen with a reason has a picture', () => {
  for (const id of Object.keys(excusedPictures).filter((one) => one.startsWith('screens-')))
    expect(readFileSync(join(kept, `${id}.webp`)).length, id).toBeGreaterThan(0);
});
