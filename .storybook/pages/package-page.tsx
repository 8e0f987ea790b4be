import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useId, useState } from 'react';
import { PageText } from './page.tsx';

type PackagePageProps = {
  /** its README, from the top of the repository */
  path: string;
  readme: string;
  /** EXPORTS.txt: each line a door and a name */
  exports: string;
};

/** A package: its README, and its API door by door, as the compiler and the docstrings say it. */
export function PackagePage({ path, readme, exports }: PackagePageProps) {
  const folder = path.split('/')[1] ?? '';
  const [wanted, setWanted] = useState('');
  const field = useId();
  const doors = doorsOf(exports).filter(({ door, names }) =>
    `${door} ${names.join(' ')}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <main>
      <PageText path={path}>{readme}</PageText>
      <h2 id="api">API</h2>
      <p>
        <label htmlFor={field}>Find a door or a name</label>{' '}
        <input
          id={field}
          type="search"
          className="min-h-target w-full max-w-sm rounded-control border border-line-strong bg-surface px-3 text-ink"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </p>
      <p role="status">
        {doors.length} {doors.length === 1 ? 'door' : 'doors'}
      </p>
      {doors.map(({ door, names }) => (
        <Door key={door} folder={folder} door={door} names={names} />
      ))}
    </main>
  );
}

type DoorProps = { folder: string; door: string; names: readonly string[] };

/** Its page is fetched when it is opened: a package has up to a hundred. */
function Door({ folder, door, names }: DoorProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="border-line border-b" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-target cursor-pointer py-3">
        <code>{door}</code> <span className="text-ink-muted text-label wrap-anywhere">{names.join(', ')}</span>
      </summary>
      {open && <DoorText address={`./pages/reference/${folder}/${door}.md`} />}
    </details>
  );
}

type Fetched = { state: 'waiting' } | { state: 'there'; text: string } | { state: 'failed' };

function DoorText({ address }: { address: string }) {
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
      <Markdown>{fetched.text}</Markdown>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          This door as Markdown
        </a>
      </p>
    </>
  );
}

function doorsOf(exports: string): { door: string; names: string[] }[] {
  const names = new Map<string, string[]>();
  for (const line of exports.trim().split('\n')) {
    const [door = '', ...name] = line.replace(/^[.]\//, '').split(' ');
    names.set(door, [...(names.get(door) ?? []), name.join(' ')]);
  }
  return [...names].map(([door, all]) => ({ door, names: all }));
}
