import { withoutInvisible } from '../white-space/white-space.ts';

/** The path of a field inside `path`: `taxResidencies.0` + `reason` → `taxResidencies.0.reason`; an empty path is the step itself. */
export const within = (path: string, field: string | number): string => (path ? `${path}.${field}` : String(field));

/** Whether an answer is missing: undefined, empty, or nothing but white space and what nothing shows. */
export const isBlank = (answer: string | undefined): boolean => !answer || withoutInvisible(answer).trim() === '';
