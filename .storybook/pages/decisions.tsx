import { PageText } from './page.tsx';

const files = import.meta.glob<string>('../../docs/decisions/2*.md', { query: '?raw', import: 'default', eager: true });

type DecisionsProps = {
  /** the page about all of them, from the top of the repository */ path: string;
  children: string;
};

/** What a decision is, and each of them, closed until somebody wants to read it; the newest first. */
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
