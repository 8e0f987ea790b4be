import { readFileSync, writeFileSync } from 'node:fs';
import { scopedStyles } from './scoped-styles.ts';

/** In a package's folder: dist/scoped.css from dist/styles.css. */
writeFileSync('dist/scoped.css', scopedStyles(readFileSync('dist/styles.css', 'utf8')));
