/**
 * The frame around this story, if there is one. A story in a frame of a documentation page must not scroll the page: an
 * overlay takes focus when it opens, and browsers scroll all outer pages to a focused element.
 */
const frame = window.frameElement;
if (frame?.ownerDocument.body.classList.contains('sb-show-main') || frame?.closest('.sbdocs, #storybook-docs')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWithoutScrolling(options?: FocusOptions) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}
