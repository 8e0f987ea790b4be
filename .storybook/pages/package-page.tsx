import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useId, useState } from 'react';
import { PageText } from './page.tsx';
import { typographic } from './typographic.ts';

type PackagePageProps = {
  path: string;
  readme: string;
  /** The content of EXPORTS.txt: an entry point and a name on each line. */
  exports: string;
};

export function PackagePage({ path, readme, exports }: PackagePageProps) {
  const folder = path.split('/')[1] ?? '';
  const [wanted, setWanted] = useState('');
  const field = useId();
  const entryPoints = entryPointsOf(exports).filter(({ entryPoint, names }) =>
    `${entryPoint} ${names.join(' ')}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <main>
      <PageText path={path}>{readme}</PageText>
      <h2 id="api">API</h2>
      <p>
        <label htmlFor={field}>Find an entry point or a name</label>{' '}
        <input
          id={field}
          type="search"
          className="min-h-target w-full max-w-sm rounded-control border border-line-strong bg-surface px-3 text-ink"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </p>
      <p role="status">
        {entryPoints.length} {entryPoints.length === 1 ? 'entry point' : 'entry points'}
      </p>
      {entryPoints.map(({ entryPoint, names }) => (
        <EntryPoint key={entryPoint} folder={folder} entryPoint={entryPoint} names={names} />
      ))}
    </main>
  );
}

type EntryPointProps = { folder: string; entryPoint: string; names: readonly string[] };

/** Fetches the page when it opens, because a package has up to a hundred. */
function EntryPoint({ folder, entryPoint, names }: EntryPointProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="border-line border-b" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-target cursor-pointer py-3">
        <code>{entryPoint}</code> <span className="text-ink-muted text-label wrap-anywhere">{names.join(', ')}</span>
      </summary>
      {open && <EntryPointText address={`./pages/reference/${folder}/${entryPoint}.md`} />}
    </details>
  );
}

type Fetched = { state: 'waiting' } | { state: 'there'; text: string } | { state: 'failed' };

function EntryPointText({ address }: { address: string }) {
  const [fetched, setFetched] = useState<Fetched>({ state: 'waiting' });
  useEffect(() => {
    const leaving = new AbortController();
    fetch(address, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new TypeError(`${answer.status} for ${address}`))))
      .then((text) => setFetched({ state: 'there', text: text.replace(/^# .+\n/, '') }))
      .catch(() => leaving.signal.aborted || setFetched({ state: 'failed' }));
    return () => leaving.abort();
  }, [address]);
  if (fetched.state === 'waiting') return <p role="status">Loading…</p>;
  if (fetched.state === 'failed') return <p role="alert">This part could not be loaded. Close it and open it again.</p>;
  return (
    <>
      <Markdown>{typographic(fetched.text)}</Markdown>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          This entry point as Markdown
        </a>
      </p>
    </>
  );
}

function entryPointsOf(exports: string): { entryPoint: string; names: string[] }[] {
  const names = new Map<string, string[]>();
  for (const line of exports.trim().split('\n')) {
    const [entryPoint = '', ...name] = line.replace(/^[.]\//, '').split(' ');
    names.set(entryPoint, [...(names.get(entryPoint) ?? []), name.join(' ')]);
  }
  return [...names].map(([entryPoint, all]) => ({ entryPoint, names: all }));
}
