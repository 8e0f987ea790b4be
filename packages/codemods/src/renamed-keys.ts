/** A text of `@quayside/i18n`: the group's name, and the key within it. */
export type TextKey = { readonly group: string; readonly key: string };

/** A text that has another key. `since` is the release of `@quayside/i18n` whose packs have `to` and no longer `from`. */
export type RenamedKey = { readonly since: string; readonly from: TextKey; readonly to: TextKey };

/** Every key that was renamed or moved to another group, the oldest first. A key that is gone without another in its place is in the changelog alone. */
export const renamedKeys: readonly RenamedKey[] = [
  {
    since: '0.1.0',
    from: { group: 'errors', key: 'offline' },
    to: { group: 'flow', key: 'loadFailed.offline' },
  },
];
