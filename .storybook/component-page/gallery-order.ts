/** The groups of the gallery and their components by folder: first what most screens have. Others follow by name. */
export const galleryOrder: Readonly<Record<string, readonly string[]>> = {
  Actions: ['button', 'icon-button', 'link'],
  Fields: [
    'text-field',
    'select-field',
    'radio-group',
    'radio-cards',
    'checkbox',
    'checkbox-group',
    'date-field',
    'phone-field',
    'picker',
    'country-field',
    'money-field',
    'number-field',
    'text-area',
    'switch',
    'chip-group',
    'name-field',
    'name-fields',
    'national-id-field',
    'address-fields',
    'one-time-code-field',
    'password-field',
    'search-field',
  ],
  Layout: ['nav-bar', 'action-bar', 'card', 'list', 'cell', 'tabs', 'disclosure'],
  Feedback: ['notice', 'error-summary', 'status-tag', 'step-progress', 'result', 'loading', 'skeleton', 'empty-state'],
  Overlays: ['sheet', 'dialog', 'alert-dialog', 'action-sheet'],
  Data: ['summary-list', 'description-list', 'amount', 'price-change', 'area-chart', 'donut', 'gauge'],
  Documents: ['document-uploader', 'document-camera', 'signature-field', 'consent-checkbox', 'consent-reader'],
};

/** Returns the place of a component in its group. */
export function placeInGallery(group: string, folder: string): number {
  const at = galleryOrder[group]?.indexOf(folder) ?? -1;
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}
