import { join } from 'node:path';
import { startRegistry } from '../../registry.ts';

export default async function serveRegistry(): Promise<() => Promise<void>> {
  const { url, end } = await startRegistry(join(import.meta.dirname, '../../../..'));
  process.env.QUAYSIDE_REGISTRY = url;
  return end;
}
