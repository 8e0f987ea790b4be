import { expect, waitFor, type within } from 'storybook/test';

/** Opens the error bar and asserts that each of its links leads to a visible field. Resolves to the ids of the fields. */
export async function expectErrorsOnScreen(canvas: ReturnType<typeof within>): Promise<readonly string[]> {
  const bar = await canvas.findByRole('button', { name: /Check \d+ answer/ });
  bar.click();
  const links = () => [...(bar.closest('[role=group]')?.querySelectorAll('a') ?? [])];
  await waitFor(() => expect(links().length).toBeGreaterThan(0));
  const ids = links().map((link) => link.hash.slice(1));
  const missing = ids.filter((id) => !document.getElementById(id));
  await expect(missing, 'errors of fields that are not on the screen').toEqual([]);
  bar.click();
  return ids;
}
