import { execFileSync } from 'node:child_process';
import type { Component } from './licences.ts';

/** Asks pnpm for the bill of materials of what the workspace installs without tools of development: CycloneDX 1.7. */
export function billOfMaterials(root: string): { readonly text: string; readonly components: readonly Component[] } {
  const text = execFileSync('pnpm', ['sbom', '--sbom-format', 'cyclonedx', '--prod', '--recursive'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { text, components: (JSON.parse(text) as { components: readonly Component[] }).components };
}
