import { expect, type within } from 'storybook/test';

/** Asserts that only the first question of an experience screen is visible. */
export async function expectFirstQuestion(canvas: ReturnType<typeof within>): Promise<void> {
  await expect(await canvas.findByText(/^Question 1 of \d$/)).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Customer knowledge assessment' }), 'a later question').toBeNull();
}
