import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem, SourceFile } from './source-file.ts';

/** A file of code and words that it contains, as in `packages/x/src/limits.ts: MOST = 20`. */
const quote = /`([\w@./-]+\/[\w.-]+\.(?:tsx?|mjs|json)): ([^`]+)`/g;

/** Returns the quotes from code in pages whose file does not exist or does not contain the words. */
export const wrongQuotes = (root: string, pages: readonly SourceFile[]): readonly Problem[] =>
  pages.flatMap(({ path, text }) =>
    [...text.matchAll(quote)].flatMap(([, file = '', words = '']) => {
      if (!existsSync(join(root, file))) return [{ path, message: `quotes ${file}, which does not exist` }];
      return readFileSync(join(root, file), 'utf8').includes(words)
        ? []
        : [{ path, message: `quotes “${words}”, which ${file} does not contain` }];
    }),
  );
