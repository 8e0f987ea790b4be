import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Brand } from '../../packages/platform/src/brand/brand.ts';
import { RadioGroup } from '../../packages/ui/src/radio-group/radio-group.tsx';
import { ContainedOverlays } from '../contained-overlays.tsx';
import { tokensOfBrand } from './brand-file.ts';
import { BrandPack, firstBrand } from './brand-pack.tsx';
import { contrastFindings, type Finding, targetFindings } from './theme-findings.ts';
import { ThemeSample } from './theme-sample.tsx';
import { purposes } from './token-purposes.ts';
import { type Layer, layerOf, valuesAt } from './tokens.tsx';

type Values = Readonly<Record<string, string>>;
type Group = { title: string; layer: Layer; has: RegExp; isOpen?: boolean };
type Findings = { contrast: Finding[]; targets: Finding[] };

const skins = ['white', 'black', 'blue'] as const;
/** A brand changes few values; the others follow from them, and a skin may set them alone. */
const groups: readonly Group[] = [
  { title: 'Brand by day', layer: 'brand', has: /^--q-brand-(?!night|blue|chart|red$|green$)/, isOpen: true },
  { title: 'Brand on dark skins', layer: 'brand', has: /^--q-brand-(?:night|blue)-(?!chart|red$|green$)/ },
  { title: 'Charts and prices', layer: 'brand', has: /-chart-\d$|-(?:red|green)$/ },
  { title: 'By meaning, in this skin', layer: 'semantic', has: /./ },
];
const sizes = ['--q-target', '--q-control-height', '--q-brand-radius'];

/** Lets a designer describe a brand pack and change token values, see a home and components in them, and copy the result as CSS or as the file of an edition. */
export function ThemeEditor() {
  const sample = useRef<HTMLDivElement>(null);
  const [skin, setSkin] = useState<(typeof skins)[number]>('white');
  const [changes, setChanges] = useState<Values>({});
  const [brand, setBrand] = useState(firstBrand);
  const [values, setValues] = useState<Values>({});
  const look = { ...tokensOfBrand(brand), ...changes };
  const [findings, setFindings] = useState<Findings>({ contrast: [], targets: [] });
  useLayoutEffect(() => {
    if (!sample.current) return;
    const now = valuesAt(sample.current);
    setValues(now);
    setFindings({ contrast: contrastFindings(now), targets: targetFindings(sample.current) });
  }, [skin, brand, changes]);
  const change = (name: string) => (event: ChangeEvent<HTMLInputElement>) =>
    setChanges((before) => ({ ...before, [name]: event.target.value }));
  const changeBrand = (next: Brand) => {
    setBrand(next);
    const own = tokensOfBrand(next);
    setChanges((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in own))));
  };
  const typed = { ...values, ...look }; // keep an incomplete value in its input
  const tokens = ({ layer, has }: Group) =>
    Object.keys(values).filter(
      (name) => layerOf(name, values[name] ?? '') === layer && isHex(values[name]) && has.test(name),
    );

  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(19rem,24rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-4">
        <RadioGroup
          name="theme-skin"
          label="Skin"
          layout="row"
          options={skins.map((one) => ({ value: one, label: one }))}
          value={skin}
          onChange={(chosen) => {
            setSkin(chosen as (typeof skins)[number]);
            setChanges({});
          }}
        />
        <BrandPack brand={brand} onChange={changeBrand} />
        <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()} aria-label="Tokens">
          <TokenInputs title="Sizes" isOpen names={sizes} type="text" values={typed} change={change} />
          {groups.map((group) => (
            <TokenInputs
              key={group.title}
              title={group.title}
              isOpen={group.isOpen ?? false}
              names={tokens(group)}
              type="color"
              values={typed}
              change={change}
            />
          ))}
        </form>
      </div>
      <div className="@container md:sticky md:top-4 md:max-h-[calc(100dvh-2rem)] md:overflow-y-auto">
        <div className="grid items-start gap-4 @2xl:grid-cols-[minmax(0,1fr)_17rem]">
          <div
            ref={sample}
            data-testid="sample"
            data-skin={skin}
            className="q-root rounded-card border border-line"
            style={look}
          >
            <ContainedOverlays>
              <ThemeSample brand={brand} />
            </ContainedOverlays>
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <FindingList title="Contrast" findings={findings.contrast} />
            <FindingList title="Targets" findings={findings.targets} />
            <label className="block text-label font-medium">
              As CSS
              <textarea
                readOnly
                rows={8}
                className="mt-1 block w-full rounded-control border border-line-strong bg-surface p-3 font-mono text-caption text-ink"
                value={asCss(skin, look)}
              />
            </label>
          </div>
        </div>
      </div>
    </div>
  );
}

type TokenInputsProps = {
  title: string;
  isOpen: boolean;
  names: readonly string[];
  type: 'color' | 'text';
  values: Values;
  change: (name: string) => (event: ChangeEvent<HTMLInputElement>) => void;
};

function TokenInputs({ title, isOpen, names, type, values, change }: TokenInputsProps) {
  return (
    <details open={isOpen} className="rounded-card border border-line px-4">
      <summary className="min-h-target cursor-pointer py-2.5 font-medium text-title">
        {title} <span className="font-normal text-caption text-ink-muted">{names.length}</span>
      </summary>
      <div className="pb-3">
        {names.map((name) => (
          <label key={name} className="flex min-h-target items-center justify-between gap-2 text-label">
            <span className="min-w-0 flex-1">
              <code>{name.slice('--q-'.length)}</code>
              {purposes[name] && <span className="block text-caption text-ink-muted">{purposes[name]}</span>}
            </span>
            {type === 'color' && <code className="shrink-0 text-caption text-ink-muted">{values[name]}</code>}
            <input
              type={type}
              aria-label={name.slice('--q-'.length)}
              value={values[name] ?? ''}
              onChange={change(name)}
              className={`h-11 rounded-control border border-line-strong bg-surface text-ink ${type === 'color' ? 'w-14 px-1' : 'w-40 px-3'}`}
            />
          </label>
        ))}
      </div>
    </details>
  );
}

function FindingList({ title, findings }: { title: string; findings: readonly Finding[] }) {
  return (
    <section aria-label={title} className="rounded-card border border-line p-3">
      <h2 className="m-0 text-title">{title}</h2>
      <div role="status">
        {findings.length === 0 && <p className="m-0 text-success">Nothing found</p>}
        {findings.length > 0 && (
          <ul className="m-0 list-disc pl-5 text-label text-danger">
            {findings.map(({ id, words }) => (
              <li key={id}>{words}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const isHex = (value: string | undefined) => /^#[\da-f]{6}$/i.test(value ?? '');

/** Returns a plain rule, which overrides the cascade layer of the tokens. */
function asCss(skin: string, changes: Values): string {
  const lines = Object.entries(changes).map(([name, value]) => `  ${name}: ${value};`);
  return `[data-skin="${skin}"] {\n${lines.join('\n')}\n}\n`;
}
