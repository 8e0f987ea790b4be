import type { StoryContext } from '@storybook/react-vite';

/** The package of each component, by folder: `button` is in `ui`. */
const packages = new Map(
  Object.keys(import.meta.glob('../packages/{ui,capture}/src/*/*.guide.tsx')).map((path) => {
    const [, , name, , folder] = path.split('/');
    return [folder, name];
  }),
);

/**
 * Returns the code of an example with the imports of its components. The component replaces the wrapper with which a
 * story stores the value or the open state.
 */
export function completeExample(code: string, { component }: StoryContext): string {
  if (code.startsWith('import ')) return code; // Storybook calls this twice
  const { displayName = '' } = (component ?? {}) as { displayName?: string };
  const [, wrapper] = /^\s*<([A-Z]\w*)/.exec(code) ?? [];
  const isWrapper = wrapper && packages.has(toFolder(displayName)) && !packages.has(toFolder(wrapper));
  const example = isWrapper ? code.replaceAll(new RegExp(`(</?)${wrapper}\\b`, 'g'), `$1${displayName}`) : code;
  const names = new Set(Array.from(example.matchAll(/<([A-Z]\w+)/g), ([, name = '']) => name));
  const imports = [...names].filter((name) => packages.has(toFolder(name))).sort();
  const pathOf = (name: string) => `@quayside/${packages.get(toFolder(name))}/${toFolder(name)}`;
  return [...imports.map((name) => `import { ${name} } from '${pathOf(name)}';`), '', example].join('\n').trimStart();
}

/** Returns the folder of a component: `NationalIdField` is in `national-id-field`. */
const toFolder = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
