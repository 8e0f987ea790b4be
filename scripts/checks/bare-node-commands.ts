import type { Problem, SourceFile } from './source-file.ts';

const bare = /(?<!exec -- )\bnode (?:--conditions=source\b|[\w./-]+[.]ts\b)/;

/**
 * Commands in pages, comments and messages that need the project's own Node. An older Node that npm accepts does not
 * run TypeScript, so a reader needs an npm script or `node scripts/run.mjs exec --`.
 */
export const bareNodeCommands = ({ path, text }: SourceFile): Problem[] =>
  text
    .split('\n')
    .flatMap((content, i) =>
      bare.test(content)
        ? [{ path, line: i + 1, message: 'runs TypeScript with the Node of the reader: name an npm script' }]
        : [],
    );
