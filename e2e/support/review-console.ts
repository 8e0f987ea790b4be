import type { Page } from '@playwright/test';
import type { Application } from '../../packages/contract/src/application.ts';
import type { Stack } from './stack.ts';

/** Finds an application in the sandbox's queue of reviews, which lists 50, and opens it. */
export async function openInConsole(
  console: Page,
  { sgUrl }: Pick<Stack, 'sgUrl'>,
  { reference }: Partial<Pick<Application, 'reference'>>,
): Promise<void> {
  await console.goto(new URL('/sandbox/applications', sgUrl).href);
  await console.getByLabel('Reference', { exact: true }).fill(String(reference));
  await console.getByRole('button', { name: 'Filter' }).click();
  await console
    .getByRole('row', { name: String(reference) })
    .getByRole('link')
    .click();
}
