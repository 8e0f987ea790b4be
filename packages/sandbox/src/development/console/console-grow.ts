import { pageScript } from './console-parts.ts';

/** Script that gives the frame of each mail the height of the mail. A mail has no scripts, so its frame can have this page's origin. */
export const grow = await pageScript(`for (const frame of document.querySelectorAll('.mail iframe')) {
  const grow = () => {
    const { body } = frame.contentDocument ?? {};
    if (body?.firstElementChild) frame.style.height = body.scrollHeight + 2 + 'px';
  };
  frame.addEventListener('load', grow);
  new ResizeObserver(grow).observe(frame);
  grow();
}`);
