import type { StoryContext } from '@storybook/react-vite';

const folders = new Set(
  Object.keys(import.meta.glob('../packages/ui/src/*/*.guide.tsx')).map((path) => path.split('/').at(-2)),
);

/**
 * Returns the code of an example with the imports of its components. The component replaces the wrapper with which a
 * story stores the value or the open state.
 */
export function completeExample(code: string, { component }: StoryContext): string {
  if (code.startsWith('import ')) return code; // Storybook calls this twice
  const { displayName = '' } = (component ?? {}) as { displayName?: string };
  const [, wrapper] = /^\s*<([A-Z]\w*)/.exec(code) ?? [];
  const isWrapper = wrapper && folders.has(toFolder(displayName)) && !folders.has(toFolder(wrapper));
  const example = isWrapper ? code.replaceAll(new RegExp(`(</?)${wrapper}\\b`, 'g'), `$1${displayName}`) : code;
  const names = new Set(Array.from(example.matchAll(/<([A-Z]\w+)/g), ([, name = '']) => name));
  const imports = [...names].filter((name) => folders.has(toFolder(name))).sort();
  return [...imports.map((name) => `import { ${name} } from '@quayside/ui/${toFolder(name)}';`), '', example]
    .join('\n')
    .trimStart();
}

/** Returns the folder of a component: `NationalIdField` is in `national-id-field`. */
const toFolder = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
