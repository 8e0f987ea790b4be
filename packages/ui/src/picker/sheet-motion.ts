import { arrival, curves, durations } from '../motion/motion.ts';

const leaving = { duration: durations.long, easing: curves.ease, fill: 'forwards' } as const;

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Returns whether the screen is at least 48rem wide. The sheet is then in the middle of the screen. */
const isWide = () => matchMedia('(min-width: 48rem)').matches;

/**
 * Animates the sheet of a dialog as it appears, unless the user prefers reduced motion. Call it after the dialog has
 * opened; otherwise the initial focus would scroll to a sheet that is off screen.
 */
export function animateSheetIn(dialog: HTMLDialogElement): void {
  if (isReduced()) return;
  const from = isWide() ? { transform: 'scale(0.94)', opacity: 0 } : { transform: 'translateY(100%)' };
  dialog.firstElementChild?.animate([from, {}], arrival);
}

/**
 * Animates a copy of a dialog and its sheet as they disappear, because React removes the dialog at once. The page
 * accepts input during the animation. The copy is a popover, so that no part of the page covers it. There is no
 * animation with reduced motion, or in browsers without popovers.
 */
export function animateSheetOut(dialog: HTMLDialogElement): void {
  const { parentElement } = dialog;
  if (!parentElement || !('popover' in dialog) || isReduced()) return;
  const picture = document.createElement('div');
  picture.className = [...dialog.classList].filter((name) => !name.includes('backdrop:')).join(' ');
  picture.style.cssText = dialog.style.cssText; // includes the position above the keyboard
  picture.style.pointerEvents = 'none';
  picture.append(...(dialog.cloneNode(true) as HTMLElement).childNodes);
  for (const part of picture.querySelectorAll('[id]')) part.removeAttribute('id');
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.popover = 'manual';
  const scrolled = [...dialog.querySelectorAll('*')].map(({ scrollTop }) => scrollTop);
  const mask = getComputedStyle(dialog, '::backdrop').backgroundColor;
  queueMicrotask(() => {
    if (!parentElement.isConnected) return; // the whole page was removed
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
