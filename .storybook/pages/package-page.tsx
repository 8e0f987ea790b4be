import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { PageText } from './page.tsx';

type PackagePageProps = {
  path: string;
  readme: string;
  /** The content of EXPORTS.txt: an entry point and a name on each line. */
  exports: string;
};

/** Renders the README of a package and a list of its entry points. A press on an entry point shows its declarations. */
export function PackagePage({ path, readme, exports }: PackagePageProps) {
  const lines = exports
    .trim()
    .split('\n')
    .map((line) => line.replace(/^[.]\//, '').split(' '));
  const entryPoints = Map.groupBy(lines, ([entryPoint = '']) => entryPoint);
  return (
    <main>
      <PageText path={path}>{readme}</PageText>
      <h2 id="api">API</h2>
      {[...entryPoints].map(([entryPoint, names]) => (
        <EntryPoint
          key={entryPoint}
          address={`./pages/reference/${path.split('/')[1]}/${entryPoint}.md`}
          entryPoint={entryPoint}
          names={names.map(([, ...name]) => name.join(' ')).join(', ')}
        />
      ))}
    </main>
  );
}

type EntryPointProps = { address: string; entryPoint: string; names: string };

/** Renders an entry point. Fetches its declarations only when it opens, because a package has up to a hundred entry points. */
function EntryPoint({ address, entryPoint, names }: EntryPointProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('Loading…');
  useEffect(() => {
    if (!isOpen) return;
    fetch(address)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new TypeError(`${answer.status} for ${address}`))))
      .then((markdown) => setText(markdown.replace(/^# .+\n/, '')))
      .catch(() => setText('This part could not be loaded. Close it and open it again.'));
  }, [isOpen, address]);
  return (
    <details className="border-line border-b" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-target cursor-pointer py-3">
        <code>{entryPoint}</code> <span className="text-ink-muted text-label wrap-anywhere">{names}</span>
      </summary>
      <Markdown>{text}</Markdown>
    </details>
  );
}
