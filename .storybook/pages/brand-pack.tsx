import type { ReactNode } from 'react';
import type { Brand } from '../../packages/platform/src/brand/brand.ts';
import { brandFile } from './brand-file.ts';
import { BrandMark } from './brand-mark.tsx';

/** A brand to begin with; names, licence and channels are examples that a company replaces. */
export const firstBrand: Brand = {
  name: 'Example Broker',
  symbol: 'M6 22h20l-3 4H9zM16 19V5',
  colours: { accent: '#7a2e5d', nightAccent: '#e39cc4', hero: '#3b0f2c', spark: '#ffb35c' },
  radius: '0.875rem',
  display: { weight: 700, tracking: '-0.02em' },
  licence: 'EXAMPLE-000000',
  support: { phone: '+65 6000 0000', email: 'help@example.com', timeZone: 'Asia/Singapore' },
};

type Props = { brand: Brand; onChange: (brand: Brand) => void };

/** Lets a designer describe a brand and download it as the `brand.ts` of an edition. */
export function BrandPack({ brand, onChange }: Props) {
  const { colours, support, display } = brand;
  const colour = (name: keyof Brand['colours']) => (
    <Input
      key={name}
      label={colourWords[name]}
      type="color"
      value={colours[name]}
      onChange={(value) => onChange({ ...brand, colours: { ...colours, [name]: value } })}
    />
  );
  return (
    <form
      aria-label="Brand pack"
      className="rounded-card border border-line p-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className="mt-0 mb-3 text-title">Brand pack of a new edition</h2>
      <div>
        <Input label="Wordmark" value={brand.name} onChange={(name) => onChange({ ...brand, name })} />
        <Input label="Licence number" value={brand.licence} onChange={(licence) => onChange({ ...brand, licence })} />
        {colour('accent')}
        {colour('nightAccent')}
        {colour('hero')}
        {colour('spark')}
        <Input
          label="Corner of a control, in rem"
          type="number"
          value={String(Number.parseFloat(brand.radius))}
          onChange={(value) => onChange({ ...brand, radius: `${Number(value)}rem` })}
        />
        <Input
          label="Weight of headings"
          type="number"
          value={String(display.weight)}
          onChange={(value) => onChange({ ...brand, display: { ...display, weight: Number(value) } })}
        />
        <Input
          label="Tracking of headings, in em"
          type="number"
          value={String(Number.parseFloat(display.tracking))}
          onChange={(value) => onChange({ ...brand, display: { ...display, tracking: `${Number(value)}em` } })}
        />
        <Input
          label="Symbol, an SVG path in a box of 32 × 32"
          value={brand.symbol}
          onChange={(symbol) => onChange({ ...brand, symbol })}
        />
        <Input
          label="Phone of customer service"
          value={support.phone}
          onChange={(phone) => onChange({ ...brand, support: { ...support, phone } })}
        />
        <Input
          label="Email of customer service"
          value={support.email}
          onChange={(email) => onChange({ ...brand, support: { ...support, email } })}
        />
        <Input
          label="Time zone of customer service"
          value={support.timeZone}
          onChange={(timeZone) => onChange({ ...brand, support: { ...support, timeZone } })}
        />
        <Picture>
          <BrandMark brand={brand} className="size-11" />
          <span className="text-title">{brand.name}</span>
        </Picture>
      </div>
      <a
        download="brand.ts"
        href={`data:text/typescript;charset=utf-8,${encodeURIComponent(brandFile(brand))}`}
        className="mt-3 inline-flex min-h-target items-center font-medium text-accent underline"
      >
        Download brand.ts
      </a>
      <p className="mt-1 mb-0 text-caption text-ink-muted">
        Put the file into src of a host and run npm run brands, which writes its stylesheet and icon.
      </p>
    </form>
  );
}

const colourWords: Readonly<Record<keyof Brand['colours'], string>> = {
  accent: 'Accent by day',
  nightAccent: 'Accent by night',
  hero: 'Ground of the hero',
  spark: 'Second colour, in pictures alone',
};

type InputProps = {
  label: string;
  type?: 'text' | 'color' | 'number';
  value: string;
  onChange: (value: string) => void;
};

const Input = ({ label, type = 'text', value, onChange }: InputProps) => (
  <label className="grid min-h-target grid-cols-[minmax(0,1fr)_auto] items-center gap-2 py-1 text-label">
    {label}
    <input
      type={type}
      step="any"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`h-11 min-w-0 rounded-control border border-line-strong bg-surface px-2 text-ink ${type === 'color' ? 'w-14' : 'w-40'}`}
    />
  </label>
);

const Picture = ({ children }: { children: ReactNode }) => (
  <div className="flex items-center gap-3 py-2">{children}</div>
);
