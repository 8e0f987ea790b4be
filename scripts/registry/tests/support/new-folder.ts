import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test as base } from '@playwright/test';
import { type CommandResult, runCommand } from '../../../testing/run-command.ts';
import { registryEnvironment } from '../../registry.ts';

export const root = join(import.meta.dirname, '../../../..');

export type NewFolder = {
  readonly path: string;
  /** The environment of a user with empty caches, whose package managers use the registry of the tests. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Runs a command, and resolves with its output, exit code and seconds. `programs` is a folder whose programs come first. */
  readonly run: (command: string, args: readonly string[], programs?: string) => Promise<CommandResult>;
};

/** A test with `folder`: an empty folder outside the workspace, which is deleted afterwards. */
export const test = base.extend<{ folder: NewFolder }>({
  folder: async ({}, provide) => {
    const parent = mkdtempSync(join(tmpdir(), 'quayside-new-'));
    const path = join(parent, 'project');
    mkdirSync(path);
    const { NODE_OPTIONS: _, CI: __, ...inherited } = process.env;
    const settings = registryEnvironment(process.env.QUAYSIDE_REGISTRY ?? '', join(parent, 'caches'));
    const environment = { ...inherited, ...settings };
    await provide({
      path,
      environment,
      run: (command, args, programs) => {
        const PATH = [programs, environment.PATH].filter(Boolean).join(delimiter);
        return runCommand({
          command,
          args,
          cwd: path,
          env: { ...environment, PATH },
          output: 'captured',
          limit: 180_000,
        });
      },
    });
    rmSync(parent, { recursive: true, force: true });
  },
});

/** Writes the package.json of an empty project. */
export function startProject({ path }: NewFolder): void {
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name: 'new-project', private: true, type: 'module' }));
}

/** Returns the packages that the first `npm install` of a page of docs names, or those of its development (`--save-dev`). */
export function documentedPackages(page: string, flag = ''): readonly string[] {
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  const [, names = ''] = new RegExp(`^npm install ${flag && `${flag} `}([^-\\n].*)$`, 'm').exec(text) ?? [];
  return names.split(' ').filter(Boolean);
}
