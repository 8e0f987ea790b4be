import { Page } from './page.tsx';

const files = import.meta.glob<string>('../../docs/decisions/2*.md', { query: '?raw', import: 'default', eager: true });

/** Every decision, closed until somebody wants to read it; the newest first. */
export function Decisions() {
  const decisions = Object.entries(files).toSorted(([a], [b]) => (a < b ? 1 : -1));
  return decisions.map(([file, text]) => (
    <details key={file} className="border-line border-b">
      <summary className="min-h-target cursor-pointer py-3">{/^# (.+)$/m.exec(text)?.[1]}</summary>
      <Page path={file.replace('../../', '')}>{text.replace(/^# .+\n/, '')}</Page>
    </details>
  ));
}
