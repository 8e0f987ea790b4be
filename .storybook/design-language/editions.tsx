import { brand as hk } from '../../hosts/hk/src/brand.ts';
import { brand as mainland } from '../../hosts/mainland/src/brand.ts';
import { brand as pro } from '../../hosts/pro/src/brand.ts';
import { brand as sg } from '../../hosts/sg/src/brand.ts';
import { hasProTheme } from '../../packages/platform/src/app-type.ts';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { toolbarEditions } from '../editions.ts';
import { useSkinOfPage } from './use-skin-of-page.ts';

const brands = { sg, hk, mainland, pro };
const names = Object.keys(brands) as (keyof typeof brands)[];

/** Renders the hero, the mark and the actions of each edition, side by side in the skin of the page. */
export function EditionSamples() {
  const skin = useSkinOfPage();
  return (
    <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 xl:grid-cols-4">
      {names.map((name) => (
        <li
          key={name}
          lang="en" // so that the fonts are the edition's: tokens.css sets them at each language
          data-edition={name}
          data-skin={skin}
          data-theme={hasProTheme(toolbarEditions[name]?.appType ?? 0) ? 'pro' : 'standard'}
          style={toolbarEditions[name]?.tokens}
          className="q-root overflow-hidden rounded-card border border-line bg-surface"
        >
          <p className="m-0 flex items-center gap-2 px-4 py-3 font-display text-title">
            <img src={`./brands/${name}/icon.svg`} alt="" className="size-7" />
            {brands[name].name}
          </p>
          <div className="relative h-40 overflow-hidden bg-hero">
            <img
              src={`./brands/${name}/hero.svg`}
              alt=""
              className="absolute end-0 bottom-0 block h-28 max-w-none [mask-image:linear-gradient(90deg,#0000,#000_45%)]"
            />
            <p className="relative m-0 max-w-[13rem] p-4 font-display text-heading text-on-hero">Open your account</p>
          </div>
          <div inert className="flex flex-col gap-3 p-4">
            <Button width="full">Continue</Button>
            <Button width="full" variant="secondary">
              Save and leave
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
