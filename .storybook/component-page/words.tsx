import facts from 'virtual:kit-facts';
import type { Words } from '../../packages/ui/src/testing/guides/guide.ts';

/** Renders a sentence of a guide with its code and links. */
export function Sentence({ children }: { children: Words }) {
  const parts = children.split(/(`[^`]+`|\[[^\]]+\]\([\w-]+\))/);
  return parts.map((part, at) => {
    const [, words, folder = ''] = /^\[([^\]]+)\]\(([\w-]+)\)$/.exec(part) ?? [];
    if (words) return <ComponentLink key={at} folder={folder} words={words} />;
    return part.startsWith('`') ? <Code key={at}>{part.slice(1, -1)}</Code> : part;
  });
}

export const Code = ({ children }: { children: string }) => (
  <code className="rounded-[4px] bg-surface-sunken px-1 py-0.5 font-mono text-[0.875em]">{children}</code>
);

export const ComponentLink = ({ folder, words }: { folder: string; words?: string }) => (
  <a href={`./?path=/docs/${facts[folder]?.page}`} target="_top" className="text-accent underline underline-offset-2">
    {words ?? facts[folder]?.name}
  </a>
);
