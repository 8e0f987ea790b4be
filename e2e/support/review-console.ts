import type { Page } from '@playwright/test';
import type { Application } from '../../packages/contract/src/application.ts';
import type { ServerStack } from './stack.ts';

/** Opens an application in the sandbox's review queue. Filters by reference, because the queue lists only 50. */
export async function openInConsole(
  console: Page,
  { sgUrl }: Pick<ServerStack, 'sgUrl'>,
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
