/** Returns the document, or the shadow root of an embedded flow, that contains an element. */
export const getRoot = (element: Element): Document | ShadowRoot => element.getRootNode() as Document | ShadowRoot;

/** Returns the document or shadow root that contains the focused element. */
export function getFocusedRoot(): Document | ShadowRoot {
  let root: Document | ShadowRoot = document;
  while (root.activeElement?.shadowRoot) root = root.activeElement.shadowRoot;
  return root;
}
