import { withoutInvisible } from '../white-space/white-space.ts';

/** Returns the path of a field inside `path`: `taxResidencies.0` and `reason` give `taxResidencies.0.reason`. An empty path is the step itself. */
export const within = (path: string, field: string | number): string => (path ? `${path}.${field}` : String(field));

/** Whether an answer is missing: undefined, empty, or only white space and invisible characters. */
export const isBlank = (answer: string | undefined): boolean => !answer || withoutInvisible(answer).trim() === '';
