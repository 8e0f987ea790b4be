// Functions that run in the document of a story: each is sent there alone, so that it holds all that it needs.

type Finished = { readonly storyId: string; readonly status?: string };
type Channel = {
  on: (event: string, listener: (finished: Finished) => void) => void;
  off: (event: string, listener: (finished: Finished) => void) => void;
  emit: (event: string, data: unknown) => void;
};

/** Shows a story by Storybook's own event, in the document that is open, until its play has ended. Returns how it ended. */
export async function show({
  storyId,
  isStill,
  longest,
}: {
  storyId: string;
  isStill: boolean;
  /** ms */
  longest: number;
}): Promise<string> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const address = new URL(location.href);
  if (isStill) address.searchParams.set('still', '1');
  else address.searchParams.delete('still');
  history.replaceState({}, '', address);
  scrollTo(0, 0); // the story before it may have scrolled, and a play leaves the page where it ends
  return new Promise<string>((done) => {
    const end = ({ storyId: ended, status = 'success' }: Finished) => {
      if (ended !== storyId) return;
      clearTimeout(limit);
      channel.off('storyFinished', end);
      done(status);
    };
    const limit = setTimeout(() => end({ storyId, status: 'late' }), longest);
    channel.on('storyFinished', end);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Waits until nothing changes any more, and `skeletonMs` for skeletons and illustrations: a story of loading keeps its own. */
export async function settled(skeletonMs: number): Promise<void> {
  const QUIET = 200;
  const begun = performance.now();
  let changed = begun;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const rootsIn = (root: ParentNode): ParentNode[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const waitsIn = (root: ParentNode) =>
    root.querySelector('[data-awaits], [aria-busy="true"], .animate-q-pulse') !== null ||
    [...root.querySelectorAll('svg[data-picture]')].some((svg) => !svg.hasChildNodes());
  const isEmpty = () =>
    document.body.innerText.trim() === '' &&
    !rootsIn(document.body).some((root) => root !== document.body && root.querySelector('p, h1, h2, button'));
  const waits = () => rootsIn(document.body).some(waitsIn) || isEmpty(); // an embedded flow has a root of its own
  const isMoving = () =>
    (performance.now() - changed < QUIET ||
      document.getAnimations().some(({ playState }) => playState === 'running')) &&
    performance.now() - begun < skeletonMs + 2000;
  while (isMoving() || (waits() && performance.now() - begun < skeletonMs))
    await new Promise((next) => setTimeout(next, 20));
  observer.disconnect();
  await document.fonts.ready;
  const images = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

/** Opens the overlay of a story whose play has closed it: the focus is back on what opens it. */
export function openAgain(): void {
  const isOpen = document.querySelector('dialog[open], [role=dialog], [role=alertdialog], :popover-open') !== null;
  if (!isOpen && document.activeElement instanceof HTMLButtonElement) document.activeElement.click();
}

/** Scrolls to what a story ends on: what was refused, an error, the focus, or the last notice. An open overlay covers the page, so that nothing scrolls. */
export function scrollToDifference(): void {
  const rootsIn = (root: ParentNode): ParentNode[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && !element.closest('.sr-only, [inert], [hidden]') && element.checkVisibility();
  };
  const bars = '[data-part=action-bar], header, [role=banner], [role=note]';
  const inPage = (selector: string) =>
    rootsIn(document.body).flatMap((root) =>
      [...root.querySelectorAll(selector)].filter((element) => isShown(element) && !element.closest(bars)),
    );
  const focused = (root: DocumentOrShadowRoot): Element | null =>
    root.activeElement?.shadowRoot ? focused(root.activeElement.shadowRoot) : root.activeElement;
  if (inPage('dialog[open], [role=dialog], [role=alertdialog], [role=menu], [popover]:popover-open').length) return;
  const active = focused(document);
  const focus = active && active !== document.body && !active.closest(`${bars}, h1, main`)?.matches(`${bars}, h1`);
  const errors = inPage('[data-state=refused], [data-state=rejected], [data-state=failed], [aria-invalid=true]');
  const alerts = inPage('[role=alert]').filter(({ textContent }) => textContent?.trim());
  const notices = inPage('[role=status]').filter(({ textContent }) => textContent?.trim());
  const wrong = [...errors, ...alerts].find((element) => active && element.contains(active)) ?? errors[0] ?? alerts[0];
  const target = wrong ?? (focus && active.tagName !== 'MAIN' && isShown(active) ? active : notices.at(-1));
  if (!target) return;
  const group = target.closest('fieldset, [role=group], [role=radiogroup], section, form > div') ?? target;
  const part = group.getBoundingClientRect().height < innerHeight / 2 ? group : target;
  const heightOf = (selector: string) => inView(document.querySelector(selector));
  const inView = (bar: Element | null) => bar?.getBoundingClientRect().height ?? 0;
  const top = heightOf('header, [role=banner]');
  const bottom = innerHeight - heightOf('[data-part=action-bar]');
  const box = part.getBoundingClientRect();
  if (box.top >= top && box.bottom <= bottom) return;
  scrollBy({ top: box.top - top - Math.max(16, (bottom - top - box.height) / 2), behavior: 'instant' });
}
