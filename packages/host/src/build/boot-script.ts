import { build, defaultClientConditions, type Plugin } from 'vite';

const entryId = 'virtual:quayside-boot';

const entry: Plugin = {
  name: 'quayside-boot-entry',
  resolveId: (id) => (id === entryId ? id : undefined),
  load: (id) => (id === entryId ? "import { boot } from '@quayside/host/internals/boot'; boot(window);" : undefined),
};

/**
 * Bundles and minifies the boot module with its imports, and returns it as the inline script of documents. Rejects with a TypeError if the script contains a
 * closing tag.
 */
export async function bootScript(): Promise<string> {
  const built = await build({
    root: import.meta.dirname, // where `@quayside/host` resolves
    configFile: false,
    logLevel: 'error',
    plugins: [entry],
    resolve: { conditions: ['quayside-source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entryId, output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  const code = result && 'output' in result ? result.output[0].code.trim() : '';
  if (!code || /<\/|<!--/.test(code)) throw new TypeError('The boot script cannot be inlined in HTML.');
  return code;
}
