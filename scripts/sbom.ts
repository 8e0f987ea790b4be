import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './licences/licences.ts';

/* `npm run task -- sbom` writes a bill of materials with the licence of each package to .quayside/sbom.cdx.json. */

const root = join(import.meta.dirname, '..');
const { text, components } = billOfMaterials(root);
writeFileSync(join(root, '.quayside/sbom.cdx.json'), text);
console.log(`.quayside/sbom.cdx.json lists ${components.length} packages`);
