import { expect, type within } from 'storybook/test';

/** Expects only the first question of an experience screen, as a customer first sees it. */
export async function expectFirstQuestion(canvas: ReturnType<typeof within>): Promise<void> {
  await expect(await canvas.findByText(/^Question 1 of \d$/)).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Customer knowledge assessment' }), 'a later question').toBeNull();
}
