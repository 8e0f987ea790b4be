import type { Plugin } from 'vite';

/** Replaces `readonly` before the type of an array with spaces, because react-docgen shows such a type as `unknown`. */
export const plainArrayTypesPlugin = (): Plugin => ({
  name: 'quayside:plain-array-types',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/ui\/src\/.*\.tsx$/ },
    handler: (code) => ({ code: withoutReadonly(code), map: null }),
  },
});

export const withoutReadonly = (code: string): string => code.replaceAll(/(?<=[:|(<,=]\s*)readonly /g, '         ');
