import { stripTokenScript } from '@quayside/platform/login-parameters';

/**
 * Inline, before anything the page asks for: takes login secrets out of the address (reliability F01), then puts the skin of the skinType parameter on html, so that the
 * first frame has it. Its hash is in the Content-Security-Policy.
 */
export const bootScript = `${stripTokenScript}{let s=/[?&]skinType=(white|black|blue)\\b/.exec(location.search);s&&(document.documentElement.dataset.skin=s[1])}`;
