import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './licences/bill-of-materials.ts';
import { licenceProblems, licencesPage, page } from './licences/licences.ts';

/** `npm run sbom` writes the bill of materials (.quayside/sbom.cdx.json) and the list of licences, and fails on copyleft. */
const root = join(import.meta.dirname, '..');
const { text, components } = billOfMaterials(root);
mkdirSync(join(root, '.quayside'), { recursive: true });
writeFileSync(join(root, '.quayside/sbom.cdx.json'), text);
writeFileSync(join(root, page), licencesPage(components));
const problems = licenceProblems(components);
for (const problem of problems) console.error(problem);
console.log(`${components.length} packages in .quayside/sbom.cdx.json`);
process.exitCode = problems.length ? 1 : 0;
