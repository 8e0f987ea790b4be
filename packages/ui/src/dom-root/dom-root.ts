/** The tree that an element lies in: the page's, or that of an embedded flow, which the page's `document` does not see into. */
export const rootOf = (element: Element): Document | ShadowRoot => element.getRootNode() as Document | ShadowRoot;

/** The tree that focus is in: where the customer pressed or typed last. */
export function rootInFocus(): Document | ShadowRoot {
  let root: Document | ShadowRoot = document;
  while (root.activeElement?.shadowRoot) root = root.activeElement.shadowRoot;
  return root;
}
