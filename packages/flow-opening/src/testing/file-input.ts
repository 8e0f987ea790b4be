import type { within } from 'storybook/test';

/** Returns the file input of a document slot, which its buttons open. Waits until the slot is visible. */
export async function fileInput(canvas: ReturnType<typeof within>, slot: string | RegExp): Promise<HTMLInputElement> {
  const group = await canvas.findByRole('group', { name: slot });
  return group.querySelector('input[type=file]:not([capture])') as HTMLInputElement;
}
