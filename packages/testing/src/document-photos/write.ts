import { argv } from 'node:process';

// `npm run task -- document-photos glyphs` generates the glyphs that the document reader compares, and `fixtures` the pictures in `fixtures`.
const what = argv[2];
if (what === 'glyphs') await import('./write-glyphs.ts');
else if (what === 'fixtures') await import('./write-fixtures.ts');
else throw new RangeError('Name what to write: glyphs or fixtures.');
