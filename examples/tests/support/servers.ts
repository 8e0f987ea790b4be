import { join } from 'node:path';
import { type ExampleApp, startExamples } from '../../../scripts/examples/example-apps.ts';

export default async function startServers(): Promise<() => Promise<void>> {
  const only = process.env.QUAYSIDE_EXAMPLE as ExampleApp | undefined;
  const { urls, sandboxUrl, registryUrl, end } = await startExamples(
    join(import.meta.dirname, '../../..'),
    only && [only],
  );
  process.env.QUAYSIDE_EXAMPLES = JSON.stringify(urls);
  process.env.QUAYSIDE_EXAMPLES_SANDBOX = sandboxUrl;
  process.env.QUAYSIDE_REGISTRY = registryUrl;
  return end;
}
