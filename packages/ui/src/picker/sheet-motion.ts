const coming = { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;
const leaving = { duration: 200, easing: 'ease-out', fill: 'forwards' } as const;

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** There the sheet stands in the middle. */
const isWide = () => matchMedia('(min-width: 48rem)').matches;

/** Lets the sheet of an open dialog rise. Once the dialog is open: its focus would scroll to a sheet that is yet to come. */
export function raiseSheet(dialog: HTMLDialogElement): void {
  if (isReduced()) return;
  const from = isWide() ? { transform: 'scale(0.94)', opacity: 0 } : { transform: 'translateY(100%)' };
  dialog.firstElementChild?.animate([from, {}], coming);
}

/**
 * Lets a picture of an open dialog and its sheet leave the way they came, while the page can be used: React removes the dialog itself at once. It is a popover, so that
 * nothing of the page lies over it. With reduced motion, and in browsers without popovers, the dialog is gone at once.
 */
export function sinkSheet(dialog: HTMLDialogElement): void {
  const { parentElement } = dialog;
  if (!parentElement || !('popover' in dialog) || isReduced()) return;
  const picture = document.createElement('div');
  picture.className = [...dialog.classList].filter((name) => !name.includes('backdrop:')).join(' ');
  picture.style.cssText = dialog.style.cssText; // where the keyboard is
  picture.style.pointerEvents = 'none';
  picture.append(...(dialog.cloneNode(true) as HTMLElement).childNodes);
  for (const part of picture.querySelectorAll('[id]')) part.removeAttribute('id');
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.popover = 'manual';
  const scrolled = [...dialog.querySelectorAll('*')].map(({ scrollTop }) => scrollTop);
  const mask = getComputedStyle(dialog, '::backdrop').backgroundColor;
  queueMicrotask(() => {
    if (!parentElement.isConnected) return; // the page went with it
    parentElement.append(picture);
    picture.showPopover();
    for (const [at, part] of [...picture.querySelectorAll('*')].entries()) {
      const top = scrolled[at];
      if (top) part.scrollTop = top;
    }
    picture.firstElementChild?.animate(
      isWide() ? { opacity: [1, 0] } : { transform: ['none', 'translateY(100%)'] },
      leaving,
    );
    picture.animate({ backgroundColor: [mask, 'transparent'] }, leaving).onfinish = () => picture.remove();
  });
}
