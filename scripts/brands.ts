import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../packages/platform/src/brand/brand.ts';
import { brandDensity } from '../packages/ui/src/foundations/brand-density.ts';
import { brandTokens } from '../packages/ui/src/foundations/brand-tokens.ts';
import { brandColours, type SkinName, skinColours, skins } from '../packages/ui/src/foundations/ramps.ts';
import { makeDesignTokens, makeModeFiles } from './brands/design-tokens.ts';
import { makeDisplayFont } from './brands/display-font.ts';
import { drawMailPicture } from './brands/mail-picture.ts';
import { makeSignatureFont } from './brands/signature-face.ts';
import { makeWordmarkSource } from './brands/wordmark.ts';
import { appNames } from './services/ports.ts';

/* `npm run brands` computes the colours of skins and the files of brands. `--check` lists stale files. */

const root = join(import.meta.dirname, '..');
const stale: string[] = [];
const checking = process.argv.includes('--check');

const bytesOf = (file: string): Buffer => {
  try {
    return readFileSync(join(root, file));
  } catch {
    return Buffer.alloc(0);
  }
};
const read = (file: string) => bytesOf(file).toString('utf8');

function write(file: string, content: string | Uint8Array): void {
  if (bytesOf(file).equals(Buffer.from(content))) return;
  stale.push(file);
  if (checking) return;
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** Returns a style sheet with new values between its comments `computed: <name>` and `end`. */
function between(css: string, name: string, values: Readonly<Record<string, string>>, prefix: string): string {
  const start = `/* computed: ${name} */`;
  const pattern = new RegExp(`( *)${start.replaceAll('*', '\\*')}[^]*?/\\* end \\*/`, 'g');
  return css.replace(pattern, (_, indent: string) =>
    [start, ...Object.entries(values).map(([token, value]) => `${prefix}${token}: ${value};`), '/* end */']
      .map((line) => indent + line)
      .join('\n'),
  );
}

const iconOf = ({ symbol, colours }: Brand) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colours.hero}"/><path d="${symbol}" fill="none" stroke="${colours.spark}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;

const editions: { name: string; brand: Brand }[] = [];
let tokens = read('packages/ui/tokens.css');
for (const skin of Object.keys(skins) as SkinName[]) tokens = between(tokens, skin, skinColours(skin), '--q-');
for (const app of appNames) {
  const { brand } = (await import(`../hosts/${app}/src/brand.ts`)) as { brand: Brand };
  editions.push({ name: app, brand });
  const values = brandTokens(brand);
  const { '--q-brand-display-font': _, ...own } = values; // the font is a file of the host, so the kit's own styles use the text font
  if (app === 'sg') tokens = between(tokens, 'brand', own, '');
  if (app === 'pro')
    tokens = between(
      tokens,
      'pro',
      { ...brandColours(brand.colours), density: brandDensity(brand.density) },
      '--q-brand-',
    );
  const lines = Object.entries({ ...values, '--q-brand-mark': 'url("/icon.svg")' }).map(
    ([token, value]) => `  ${token}: ${value};`,
  );
  const selector = app === 'pro' ? ':root,\n[data-theme="pro"]' : ':root';
  const font = await makeDisplayFont(brand);
  const sheet = `/* The brand pack of brand.ts as tokens, written by \`npm run brands\`. */\n${font ? '@import "./display-font.css";\n\n' : ''}${selector} {\n${lines.join('\n')}\n}\n`;
  write(`hosts/${app}/src/brand.css`, sheet);
  if (font) {
    write(`hosts/${app}/src/display-font.css`, font.css);
    write(`hosts/${app}/src/display-font.woff2`, font.file);
    write(`hosts/${app}/public/display-font.woff2`, font.file); // without a hash in its name, for the pages of the server
  }
  const wordmark = await makeWordmarkSource(brand);
  if (wordmark) write(`hosts/${app}/src/wordmark.ts`, wordmark);
  write(`hosts/${app}/public/icon.svg`, iconOf(brand));
  const picture = await drawMailPicture(
    bytesOf(`hosts/${app}/src/mail.svg`),
    bytesOf(`hosts/${app}/public/mail.png`),
    brand,
  );
  if (picture) write(`hosts/${app}/public/mail.png`, picture);
}
write('packages/ui/tokens.css', tokens);
const designTokens = makeDesignTokens({ tokensCss: tokens, tailwindCss: read('packages/ui/tailwind.css') }, editions);
write('packages/ui/tokens.json', `${JSON.stringify(designTokens)}\n`);
for (const [file, mode] of Object.entries(makeModeFiles(designTokens)))
  write(`packages/ui/tokens/${file}`, `${JSON.stringify(mode)}\n`);
write('packages/ui/fonts/signature.woff2', await makeSignatureFont());

if (checking && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run npm run brands.`);
  process.exitCode = 1;
}
