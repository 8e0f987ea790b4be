import { Unstyled } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { GuideText } from '../../packages/ui/src/testing/guides/guide.ts';
import { componentsByFolder } from './components.ts';

/** Renders a sentence of a guide: words in backticks as code, and `[name](folder)` as a link to a component. */
export function GuideSentence({ children }: { children: GuideText }) {
  const parts = children.split(/(`[^`]+`|\[[^\]]+\]\([\w-]+\))/);
  return parts.map((part, at) => {
    const [, label, folder = ''] = /^\[([^\]]+)\]\(([\w-]+)\)$/.exec(part) ?? [];
    if (label) return <ComponentLink key={at} folder={folder} label={label} />;
    return part.startsWith('`') ? <InlineCode key={at}>{part.slice(1, -1)}</InlineCode> : part;
  });
}

export const InlineCode = ({ children }: { children: string }) => (
  <code className="rounded-[4px] bg-surface-sunken px-1 py-0.5 font-mono text-[0.875em]">{children}</code>
);

export function ComponentLink({ folder, label }: { folder: string; label?: string }) {
  const component = use(componentsByFolder)[folder];
  return (
    <a href={`./?path=/docs/${component?.page}`} target="_top" className="text-accent underline underline-offset-2">
      {label ?? component?.name ?? folder}
    </a>
  );
}

/** Renders the sentence below the title of a page. */
export const LeadParagraph = ({ children }: { children: string | undefined }) => (
  <Unstyled>
    <p className="q-root mt-0 mb-6 max-w-[44rem] bg-transparent text-[1.125rem] text-ink-muted leading-relaxed">
      {children}
    </p>
  </Unstyled>
);
