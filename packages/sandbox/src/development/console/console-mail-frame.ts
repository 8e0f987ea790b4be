import { pageScript } from './console-parts.ts';

/** Script that makes each frame as high as the mail inside it. The frames share the origin of this page, which is safe because mails cannot run scripts. */
export const mailFrameScript = await pageScript(`for (const frame of document.querySelectorAll('.mail iframe')) {
  const grow = () => {
    const { body } = frame.contentDocument ?? {};
    if (body?.firstElementChild) frame.style.height = body.scrollHeight + 2 + 'px';
  };
  frame.addEventListener('load', grow);
  new ResizeObserver(grow).observe(frame);
  grow();
}`);
