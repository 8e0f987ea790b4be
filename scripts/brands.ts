import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../packages/platform/src/brand/brand.ts';
import { brandColours, type SkinName, skinColours, skins } from '../packages/ui/src/foundations/ramps.ts';
import { appNames } from './services/ports.ts';

/** Computes the colours of the skins and of each edition's brand, and writes them: `npm run brands`. `--check` names what is stale. */
const root = join(import.meta.dirname, '..');
const stale: string[] = [];
const checking = process.argv.includes('--check');

const read = (file: string) => {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
};

function write(file: string, text: string): void {
  if (read(file) === text) return;
  stale.push(file);
  if (checking) return;
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Returns the stylesheet with other values between the marks `name` and `end`. */
function between(css: string, name: string, values: Readonly<Record<string, string>>, prefix: string): string {
  const start = `/* computed: ${name} */`;
  const pattern = new RegExp(`( *)${start.replaceAll('*', '\\*')}[^]*?/\\* end \\*/`, 'g');
  return css.replace(pattern, (_, indent: string) =>
    [start, ...Object.entries(values).map(([token, value]) => `${prefix}${token}: ${value};`), '/* end */']
      .map((line) => indent + line)
      .join('\n'),
  );
}

const tokensOf = ({ colours, radius, display }: Brand): Record<string, string> => ({
  ...brandColours(colours),
  radius,
  'display-weight': String(display.weight),
  'display-tracking': display.tracking,
  ...(display.family ? { 'display-font': display.family } : {}),
});

const iconOf = ({ symbol, colours }: Brand) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colours.hero}"/><path d="${symbol}" fill="none" stroke="${colours.spark}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;

let tokens = read('packages/ui/tokens.css');
for (const skin of Object.keys(skins) as SkinName[]) tokens = between(tokens, skin, skinColours(skin), '--q-');
for (const app of appNames) {
  const { brand } = (await import(`../hosts/${app}/src/brand.ts`)) as { brand: Brand };
  const values = tokensOf(brand);
  if (app === 'sg') tokens = between(tokens, 'brand', values, '--q-brand-');
  if (app === 'pro') tokens = between(tokens, 'pro', brandColours(brand.colours), '--q-brand-');
  const lines = Object.entries({ ...values, mark: 'url("/icon.svg")' }).map(
    ([token, value]) => `  --q-brand-${token}: ${value};`,
  );
  const selector = app === 'pro' ? ':root,\n[data-theme="pro"]' : ':root';
  write(
    `hosts/${app}/src/brand.css`,
    `/* The brand pack of brand.ts as tokens, written by \`npm run brands\`. */\n${selector} {\n${lines.join('\n')}\n}\n`,
  );
  write(`hosts/${app}/public/icon.svg`, iconOf(brand));
}
write('packages/ui/tokens.css', tokens);

if (checking && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run npm run brands.`);
  process.exitCode = 1;
}
