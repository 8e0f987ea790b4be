import exportedNames from '../../../EXPORTS.txt?raw';
import { exceptions, samples } from './samples.ts';
import { testConventions } from './test-conventions.tsx';

const modules = import.meta.glob<Record<string, unknown>>([
  '../../*/*.tsx',
  '!../../*/*.{test,stories,guide}.tsx',
  '!../../testing/**/*.tsx',
]);

testConventions({ modules, exportedNames, samples, exceptions });
