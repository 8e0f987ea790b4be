import type { HolderPart, HoldersBoard } from '@quayside/contract/internals/holders-board';
import { useText } from '@quayside/i18n/use-text';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { joint } from '../joint/texts.ts';

export type HolderPairProps = {
  board: HoldersBoard;
  ofMinor: boolean;
  /** How the holders are named. `by-role`: by role instead of "you", for a phone that both use. Default: `by-name`. */
  called?: 'by-name' | 'by-role';
};

/** Renders both holders with a ring that shows their progress, who acts next, and a sentence about the data that each can see. */
export function HolderPair({ board, ofMinor, called = 'by-name' }: HolderPairProps) {
  const t = useText(joint);
  const sees = ofMinor ? 'minor' : (board.way ?? 'undecided');
  return (
    <div className="rounded-card bg-surface-sunken p-4">
      <ul {...listRole} className="m-0 grid list-none grid-cols-2 gap-3 p-0">
        {board.holders.map((holder) => (
          <Person key={holder.party} holder={holder} board={board} ofMinor={ofMinor} called={called} />
        ))}
      </ul>
      <p className="mt-4 mb-0 text-center text-ink-muted text-label">{t(`sees.${sees}`)}</p>
    </div>
  );
}

/** Keeps the list a list for screen readers: Safari removes the role from lists without markers (WebKit bug 170179). */
const listRole = { role: 'list' };

function Person({ holder, board, ofMinor, called }: HolderPairProps & { holder: HolderPart }) {
  const { you, way, holders } = board;
  const t = useText(joint);
  const { party, role, name, items } = holder;
  // When either holder may submit, the second holder has the shared phone.
  const turn = holder.turn && !(called === 'by-role' && party === 'holder' && holders.every((one) => one.turn));
  const done = items.filter(({ state }) => state === 'done').length;
  const roleWords = t(`role.${role === 'sole' && ofMinor ? 'guardian' : role}`);
  const whose =
    called === 'by-role' ? 'next' : party === you ? 'you' : you === 'holder' && way !== 'own-login' ? 'next' : 'other';
  return (
    <li data-turn={turn ? '' : undefined} className="flex min-w-0 flex-col items-center text-center">
      <Ring holder={{ ...holder, turn }} share={items.length > 0 ? done / items.length : 0} />
      <span className="wrap-anywhere mt-2 max-w-full font-semibold text-ink text-label">
        {called === 'by-role' ? roleWords : party === you ? t('you') : (name ?? roleWords)}
      </span>
      <span className="text-caption text-ink-muted">{t('pair.done', { done, total: items.length })}</span>
      {turn ? (
        <span className="mt-1.5 rounded-full bg-ink px-2.5 py-0.5 font-semibold text-caption text-surface">
          {t(`pair.${whose}`)}
        </span>
      ) : null}
    </li>
  );
}

/** Circumference of the progress ring, whose radius is 36. */
const around = 2 * Math.PI * 36;

function Ring({ holder: { role, state, turn }, share }: { holder: HolderPart; share: number }) {
  const mark = marks[state];
  return (
    <span className="relative">
      <svg aria-hidden viewBox="0 0 80 80" className="block size-20">
        <circle cx={40} cy={40} r={29} className={turn ? 'fill-accent-soft' : 'fill-surface'} />
        <g className={turn ? 'fill-accent' : 'fill-ink-muted'}>
          {role === 'joint-minor' ? (
            <>
              <circle cx={40} cy={37} r={6.5} />
              <path d="M28 58q0-13 12-13t12 13q-5.5 7-12 7t-12-7z" />
            </>
          ) : (
            <>
              <circle cx={40} cy={32} r={8.5} />
              <path d="M23 58q0-15 17-15t17 15q-7 10.5-17 10.5T23 58z" />
            </>
          )}
        </g>
        <circle cx={40} cy={40} r={36} fill="none" strokeWidth={5} className="stroke-line" />
        <circle
          cx={40}
          cy={40}
          r={36}
          fill="none"
          strokeWidth={5}
          strokeLinecap="round"
          strokeDasharray={`${share * around} ${around}`}
          transform="rotate(-90 40 40)"
          className={`${share === 0 ? 'stroke-transparent' : mark ? mark.ring : 'stroke-accent'} motion-safe:transition-[stroke-dasharray]`}
        />
      </svg>
      {mark ? (
        <span className={`absolute end-0 bottom-0 rounded-full p-1 text-surface ${mark.badge}`}>
          <mark.Icon aria-hidden size={16} strokeWidth={3} />
        </span>
      ) : null}
    </span>
  );
}

const done = { Icon: Check, badge: 'bg-success', ring: 'stroke-success' };
const marks: Partial<Record<HolderPart['state'], typeof done>> = {
  waiting: done,
  'under-review': done,
  accepted: done,
  'sent-back': { Icon: TriangleAlert, badge: 'bg-warning', ring: 'stroke-warning' },
};
