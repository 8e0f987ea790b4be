/** The name of the event that the host dispatches once React handles presses. */
export const hydratedEvent = 'quayside-hydrated';

/**
 * Replays a press that comes before hydration, because React does not. On `hydratedEvent`, repeats the last press on a button or link into the app, if the
 * element is still visible, enabled and unchanged and no other input followed. Until then, prevents links and form submissions, which would lose the login or
 * put answers into the URL. Lets the browser follow links after a script has failed to load (`data-broken`).
 */
export function installEarlyPress(page: Window): void {
  const { document } = page;
  const { dataset } = document.documentElement;
  let pressed: HTMLElement | null = null;
  let text: string | null = '';
  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || 'broken' in dataset;
    pressed = isForBrowser ? null : target.closest<HTMLElement>('button, a[href^="/"]:not([target])');
    if (!pressed) return;
    text = pressed.textContent;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const forget = () => {
    pressed = null;
  };
  const preventSubmit = (event: Event) => event.preventDefault();
  document.addEventListener('click', press, true);
  document.addEventListener('input', forget, true);
  document.addEventListener('submit', preventSubmit, true);
  const replay = () => {
    document.removeEventListener('click', press, true);
    document.removeEventListener('input', forget, true);
    document.removeEventListener('submit', preventSubmit, true);
    if (
      pressed?.isConnected &&
      isEnabled(pressed) &&
      pressed.getClientRects().length > 0 &&
      pressed.textContent === text
    )
      pressed.click();
  };
  page.addEventListener(hydratedEvent, () => setTimeout(replay), { once: true });
}

const isEnabled = (element: HTMLElement): boolean =>
  !(element as Partial<HTMLButtonElement>).disabled && element.ariaDisabled !== 'true';
