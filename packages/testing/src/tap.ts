/** The part of Storybook's `userEvent` that a tap needs. */
type User = { readonly click: (element: Element) => Promise<void> };

/** Taps an element as a finger does. `userEvent` alone has no contact area and no pressure, so its events count as those of a screen reader. */
export async function tap(userEvent: User, element: Element): Promise<void> {
  element.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', width: 20, height: 20, pressure: 0.5 }),
  );
  await userEvent.click(element);
}
