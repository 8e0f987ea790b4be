import { argv } from 'node:process';

// `npm run document-photos -- glyphs` writes the shapes that the document reader compares, and `fixtures` the pictures of `fixtures` anew.
const what = argv[2];
if (what === 'glyphs') await import('./write-glyphs.ts');
else if (what === 'fixtures') await import('./write-fixtures.ts');
else throw new RangeError('Name what to write: glyphs or fixtures.');
