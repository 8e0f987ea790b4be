import { withoutInvisible } from '@quayside/values/internals/white-space';

/** Returns the path of a field inside another path: `taxResidencies.0` and `reason` give `taxResidencies.0.reason`. An empty path is the step. */
export const joinPath = (path: string, field: string | number): string => (path ? `${path}.${field}` : String(field));

/** Returns whether an answer is undefined, empty, or has only white space and invisible characters. */
export const isBlank = (answer: string | undefined): boolean => !answer || withoutInvisible(answer).trim() === '';
