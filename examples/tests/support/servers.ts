import { join } from 'node:path';
import { startExamples } from '../../../scripts/examples/example-apps.ts';

export default async function startServers(): Promise<() => Promise<void>> {
  const { urls, sandboxUrl, end } = await startExamples(join(import.meta.dirname, '../../..'));
  process.env.QUAYSIDE_EXAMPLES = JSON.stringify(urls);
  process.env.QUAYSIDE_EXAMPLES_SANDBOX = sandboxUrl;
  return end;
}
