import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem, SourceFile } from './source-file.ts';

/** Matches a path with a quotation from the file, such as `packages/x/src/limits.ts: MOST = 20`. */
const quote = /`([\w@./-]+\/[\w.-]+\.(?:tsx?|mjs|json)): ([^`]+)`/g;

/** Returns quotations in pages that their file does not contain. */
export const wrongQuotes = (root: string, pages: readonly SourceFile[]): readonly Problem[] =>
  pages.flatMap(({ path, text }) =>
    [...text.matchAll(quote)].flatMap(([, file = '', words = '']) => {
      if (!existsSync(join(root, file))) return [{ path, message: `quotes ${file}, which does not exist` }];
      return readFileSync(join(root, file), 'utf8').includes(words)
        ? []
        : [{ path, message: `quotes “${words}”, which ${file} does not contain` }];
    }),
  );
