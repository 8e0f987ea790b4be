import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../packages');
const defined = join(root, 'i18n/src/define-text.ts');
const inPseudo = join(root, 'testing/src/pseudo-locale/define-pseudo-text.ts');

/** Vite plugin of the development server that shows the pseudo-locale at `?langType=en-XA`. Builds do not contain the pseudo-locale. */
export const pseudoLocalePlugin = (): Plugin => ({
  name: 'quayside:pseudo-locale',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/define-text/.test(source) || importer?.startsWith(inPseudo)) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id.split('?')[0] === defined ? inPseudo : undefined;
  },
});
