import { readFileSync, writeFileSync } from 'node:fs';
import { scopedStyles } from './scoped-styles.ts';

/** Writes dist/scoped.css from dist/styles.css. Runs in the folder of a package. */
writeFileSync('dist/scoped.css', scopedStyles(readFileSync('dist/styles.css', 'utf8')));
