import { PageText } from './page.tsx';

const files = import.meta.glob<string>('../../docs/decisions/2*.md', { query: '?raw', import: 'default', eager: true });

type DecisionsProps = {
  /** The path of the page about all decisions, from the repository root. */ path: string;
  children: string;
};

/** Renders the introduction, and then each decision as a section that opens on a press, newest first. */
export function Decisions({ path, children }: DecisionsProps) {
  const decisions = Object.entries(files).toSorted(([a], [b]) => (a < b ? 1 : -1));
  return (
    <main>
      <PageText path={path}>{children.split('\n| Date |')[0] ?? ''}</PageText>
      {decisions.map(([file, text]) => (
        <details key={file} className="border-line border-b">
          <summary className="min-h-target cursor-pointer py-3">{/^# (.+)$/m.exec(text)?.[1]}</summary>
          <PageText path={file.replace('../../', '')}>{text.replace(/^# .+\n/, '')}</PageText>
        </details>
      ))}
    </main>
  );
}
