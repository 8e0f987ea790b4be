/** The path of a field inside `path`: `taxResidencies.0` + `reason` → `taxResidencies.0.reason`; an empty path is the step itself. */
export const within = (path: string, field: string | number): string => (path ? `${path}.${field}` : String(field));

/** Whether an answer is missing: undefined, empty, or white space alone. */
export const isBlank = (answer: string | undefined): boolean => !answer?.trim();
