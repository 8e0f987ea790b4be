/**
 * Prevents stories in frames from scrolling the documentation page around them. An overlay takes the focus when it opens,
 * and browsers scroll all outer pages to a focused element.
 */
const frame = window.frameElement;
if (frame?.ownerDocument.body.classList.contains('sb-show-main') || frame?.closest('.sbdocs, #storybook-docs')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWithoutScrolling(options?: FocusOptions) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}
