import { focusField } from '@quayside/ui/internals/focus-field';
import type { FormStore } from './form/form-store.ts';

/** Focuses the first field with an error within `root`, in document order, and scrolls to it. Returns whether there was one. */
export function focusFirstError(root: ParentNode, { issues }: Pick<FormStore, 'issues'>): boolean {
  const shown = issues.flatMap(({ path }) => root.querySelector(`#${CSS.escape(path)}`) ?? []);
  const first = shown.reduce<Element | undefined>(
    (found, field) =>
      found && found.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING ? found : field,
    undefined,
  );
  return first !== undefined && focusField(root, first.id, 'smoothly');
}
