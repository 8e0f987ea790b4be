import { join } from 'node:path';
import { startExamples } from './examples/example-apps.ts';

/** `npm run task -- examples` serves the apps in examples/ with a sandbox, until Ctrl-C. */
const examples = await startExamples(join(import.meta.dirname, '..'));

console.log(`ready  sandbox  ${examples.sandboxUrl}/`);
for (const [name, url] of Object.entries(examples.urls)) console.log(`ready  ${name}  ${url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void examples.end().then(() => process.exit(0)));
