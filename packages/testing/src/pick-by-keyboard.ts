import { expect, screen, waitFor } from 'storybook/test';

/** The part of Storybook's `userEvent` that the helper needs. */
type User = { readonly keyboard: (keys: string) => Promise<void> };

/**
 * Opens a picker by keyboard, searches and chooses the first match.
 * Resolves when the picker has focus again: keys pressed before that would reach the sheet.
 */
export async function pickByKeyboard(
  userEvent: User,
  picker: HTMLElement,
  search: string,
  chosen: string,
): Promise<void> {
  picker.focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findAllByRole('option');
  await userEvent.keyboard(`${search}{Enter}`);
  await waitFor(() => expect(picker).toHaveTextContent(chosen));
  await waitFor(() => expect(picker).toHaveFocus());
}
