/**
 * A Vite plugin for development servers and browser tests that read the packages' sources. Vite 8.3 serves JSON as a script, but leaves
 * `with { type: 'json' }` on dynamic imports, where Node needs it; browsers then refuse the script, and no language but English loads.
 */
export const jsonImports = () => ({
  name: 'quayside:json-imports',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/text\/[^?]+\.ts$/.test(id) ? { code: withoutAttributes(code), map: null } : undefined,
});

const withoutAttributes = (code: string) =>
  code.replaceAll(/(\bimport\([^()]*?\.json'),\s*\{\s*with:[^}]*\}\s*,?\s*\}/g, '$1');
