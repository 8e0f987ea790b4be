/**
 * Documentation pages show stories of overlays in frames. An overlay takes the focus as it opens, and a browser scrolls
 * every page around a focused element to it: readers would not see the top of the page. In such a frame nothing scrolls
 * the page around it.
 */
const frame = window.frameElement;
if (frame?.ownerDocument.body.classList.contains('sb-show-main') || frame?.closest('.sbdocs, #storybook-docs')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options?: FocusOptions) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}
