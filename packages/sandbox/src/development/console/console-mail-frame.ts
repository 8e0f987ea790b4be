import { pageScript } from './console-parts.ts';

/** Script that sets the height of each frame to that of its mail. A mail cannot run scripts, so its frame may have this page's origin. */
export const mailFrameScript = await pageScript(`for (const frame of document.querySelectorAll('.mail iframe')) {
  const grow = () => {
    const { body } = frame.contentDocument ?? {};
    if (body?.firstElementChild) frame.style.height = body.scrollHeight + 2 + 'px';
  };
  frame.addEventListener('load', grow);
  new ResizeObserver(grow).observe(frame);
  grow();
}`);
