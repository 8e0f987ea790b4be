import { Unstyled } from '@storybook/addon-docs/blocks';
import { AsMarkdown, PageSection } from './page.tsx';

/** The page about the theme editor: what it is with a picture, then a way to open it, then how to use it. */
export function EditorPage({ path, children }: { path: string; children: string }) {
  const rest = children.indexOf('\n## ');
  return (
    <main>
      <div className="[&_p:has(img)]:max-w-none! [&_img]:rounded-card [&_img]:border [&_img]:border-line">
        <PageSection path={path}>{children.slice(0, rest)}</PageSection>
      </div>
      <Unstyled>
        <p className="q-root mt-4 mb-8 bg-transparent">
          <a
            className="inline-flex min-h-control items-center rounded-control bg-accent px-6 font-semibold text-ink-on-accent no-underline hover:bg-accent-strong"
            href="./?path=/story/foundations-theme-editor--editor"
            target="_top"
          >
            Open the editor
          </a>
        </p>
      </Unstyled>
      <PageSection path={path}>{children.slice(rest)}</PageSection>
      <AsMarkdown path={path} />
    </main>
  );
}
