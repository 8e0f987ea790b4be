import type { Plugin } from 'vite';

/** Blanks `readonly` before the type of an array, which react-docgen shows as `unknown`. The types are erased anyway, and places stay the same. */
export const plainArrayTypes = (): Plugin => ({
  name: 'quayside:plain-array-types',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/ui\/src\/.*\.tsx$/ },
    handler: (code) => ({ code: withoutReadonly(code), map: null }),
  },
});

export const withoutReadonly = (code: string): string => code.replaceAll(/(?<=[:|(<,=]\s*)readonly /g, '         ');
