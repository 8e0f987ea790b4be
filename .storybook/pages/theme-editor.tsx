import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Brand } from '../../packages/platform/src/brand/brand.ts';
import { RadioGroup } from '../../packages/ui/src/radio-group/radio-group.tsx';
import { tokensOfBrand } from './brand-file.ts';
import { BrandPack, firstBrand } from './brand-pack.tsx';
import { contrastFindings, type Finding, targetFindings } from './theme-findings.ts';
import { ThemeSample } from './theme-sample.tsx';
import { purposes } from './token-purposes.ts';
import { type Layer, layerOf, valuesAt } from './tokens.tsx';

type Values = Readonly<Record<string, string>>;
type Findings = { contrast: Finding[]; targets: Finding[] };

const skins = ['white', 'black', 'blue'] as const;
/** A brand changes few values; the others follow from them, and a skin may set them alone. */
const layerTitles = { brand: 'Brand', semantic: 'By meaning, in this skin' } as const;
const sizes = ['--q-target', '--q-control-height', '--q-brand-radius'];

/** Lets a designer change token values, see their effect and problems, and copy the result as CSS. A brand pack becomes a file for an edition. */
export function ThemeEditor() {
  const sample = useRef<HTMLDivElement>(null);
  const [skin, setSkin] = useState<(typeof skins)[number]>('white');
  const [changes, setChanges] = useState<Values>({});
  const [brand, setBrand] = useState(firstBrand);
  const [values, setValues] = useState<Values>({});
  const [findings, setFindings] = useState<Findings>({ contrast: [], targets: [] });
  useLayoutEffect(() => {
    if (!sample.current) return;
    const now = valuesAt(sample.current);
    setValues(now);
    setFindings({ contrast: contrastFindings(now), targets: targetFindings(sample.current) });
  }, [skin, changes]);
  const change = (name: string) => (event: ChangeEvent<HTMLInputElement>) =>
    setChanges((before) => ({ ...before, [name]: event.target.value }));
  const changeBrand = (next: Brand) => {
    setBrand(next);
    setChanges((before) => ({ ...before, ...tokensOfBrand(next) }));
  };
  const typed = { ...values, ...changes }; // keep an incomplete value in its input
  const tokens = (layer: Layer) =>
    Object.keys(values).filter((name) => layerOf(name, values[name] ?? '') === layer && isHex(values[name]));

  return (
    <div className="grid gap-6 lg:grid-cols-[24rem_1fr]">
      <form className="space-y-4" onSubmit={(event) => event.preventDefault()} aria-label="Tokens">
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
        {(['brand', 'semantic'] as const).map((layer) => (
          <TokenInputs
            key={layer}
            title={layerTitles[layer]}
            names={tokens(layer)}
            type="color"
            values={typed}
            change={change}
          />
        ))}
        <TokenInputs title="Sizes" names={sizes} type="text" values={typed} change={change} />
      </form>
      <div className="space-y-4 self-start lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
        <div
          ref={sample}
          data-testid="sample"
          data-skin={skin}
          className="q-root rounded-card border border-line"
          style={changes}
        >
          <ThemeSample />
        </div>
        <FindingList title="Contrast" findings={findings.contrast} />
        <FindingList title="Targets" findings={findings.targets} />
        <label className="block text-label font-medium">
          As CSS
          <textarea
            readOnly
            rows={8}
            className="mt-1 block w-full rounded-control border border-line-strong bg-surface p-3 font-mono text-caption text-ink"
            value={asCss(skin, changes)}
          />
        </label>
        <BrandPack brand={brand} onChange={changeBrand} />
      </div>
    </div>
  );
}

type TokenInputsProps = {
  title: string;
  names: readonly string[];
  type: 'color' | 'text';
  values: Values;
  change: (name: string) => (event: ChangeEvent<HTMLInputElement>) => void;
};

function TokenInputs({ title, names, type, values, change }: TokenInputsProps) {
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="mb-1 text-label font-medium">{title}</legend>
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
            className={`h-11 rounded-control border border-line-strong bg-surface px-1 text-ink ${type === 'color' ? 'w-14' : 'w-44'}`}
          />
        </label>
      ))}
    </fieldset>
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
  return lines.length ? `[data-skin="${skin}"] {\n${lines.join('\n')}\n}\n` : '/* change a token */\n';
}
