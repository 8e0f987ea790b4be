import { useRef } from 'react';
import { findLowestContrast, formatRatio, type MeasuredContrast } from './colour-contrast.ts';
import type { ColourGroup, ColourRole } from './colour-roles.ts';
import { useTokenValues } from './use-token-values.ts';

/** Renders the colour roles of a group, each with its value and its lowest contrast on this page. */
export function ColourTable({ group }: { group: ColourGroup }) {
  const list = useRef<HTMLUListElement>(null);
  const values = useTokenValues(list);
  return (
    <ul ref={list} aria-label={`Colours: ${group.title}`} className="m-0 list-none row-lines border-line border-y p-0">
      {group.roles.map((role) => (
        <Role
          key={role.token}
          role={role}
          value={values[`--q-${role.token}`] ?? ''}
          measured={findLowestContrast(role, values)}
        />
      ))}
    </ul>
  );
}

type RoleProps = { role: ColourRole; value: string; measured: MeasuredContrast | undefined };

const Role = ({ role, value, measured }: RoleProps) => (
  <li
    data-role={role.token}
    className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-3.5 md:grid-cols-[5.5rem_minmax(0,1fr)_6.5rem_10.5rem]"
  >
    <Swatch role={role} ground={measured?.pair[1]} front={measured?.pair[0]} />
    <div className="min-w-0">
      <code className="font-mono font-semibold text-ink text-label">--q-{role.token}</code>
      {role.look && (
        <code className="ms-2 whitespace-nowrap font-mono text-caption text-ink-muted max-lg:ms-0 max-lg:block">
          {role.look}
        </code>
      )}
      <p className="mt-1 mb-0 text-label">{role.purpose}</p>
    </div>
    <code data-value className="col-start-2 select-all font-mono text-caption text-ink leading-6 md:col-start-auto">
      {value}
    </code>
    <div className="col-start-2 text-caption text-ink-muted md:col-start-auto">
      <Contrast role={role} measured={measured} />
    </div>
  </li>
);

function Contrast({ role, measured }: Pick<RoleProps, 'role' | 'measured'>) {
  if (!measured) return <>Translucent, so its contrast depends on what is behind it.</>;
  const { pair, ratio, needs, of } = measured;
  const [front, ground] = pair;
  const where = role.measure === 'ground' ? `under ${front}` : `on ${ground}`;
  const others = role.measure === 'ground' ? 'texts' : 'grounds';
  const isEnough = needs === undefined || ratio >= needs;
  return (
    <>
      <strong data-ratio data-enough={isEnough} className="block text-ink text-label tabular-nums">
        {formatRatio(ratio)}
        {needs !== undefined && (
          <span className={`ms-2 font-normal text-caption ${isEnough ? 'text-success' : 'text-danger'}`}>
            {isEnough ? `✓ at least ${needs}:1` : `✕ below ${needs}:1`}
          </span>
        )}
      </strong>
      {where}
      {of > 1 && `, the lowest of ${of} ${others}`}
      {needs === undefined && '; no minimum, because customers don’t need to see it'}
    </>
  );
}

type SwatchProps = { role: ColourRole; front: string | undefined; ground: string | undefined };

/** Renders a swatch of the colour. The pair with the lowest contrast is next to it. */
const Swatch = ({ role: { token, measure }, front, ground }: SwatchProps) => (
  <span
    aria-hidden
    className="row-span-3 grid h-14 grid-cols-2 overflow-hidden rounded-control border border-line-strong md:row-span-1"
  >
    <span style={{ background: `var(--q-${token})` }} className={ground && measure !== 'ground' ? '' : 'col-span-2'}>
      {measure === 'ground' && <Letters colour={front} />}
    </span>
    {ground && measure !== 'ground' && (
      <span className="grid place-items-center" style={{ background: `var(--q-${ground})` }}>
        {measure === 'text' ? (
          <Letters colour={front} />
        ) : (
          <span
            className={measure === 'control' ? 'size-6 rounded-[6px] border-2' : 'w-7 border-t-2'}
            style={{ borderColor: `var(--q-${token})` }}
          />
        )}
      </span>
    )}
  </span>
);

const Letters = ({ colour = 'ink' }: { colour: string | undefined }) => (
  <span className="grid h-full place-items-center font-semibold text-title" style={{ color: `var(--q-${colour})` }}>
    Aa
  </span>
);
