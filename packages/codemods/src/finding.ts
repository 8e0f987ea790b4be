/** A place that nobody can rename by rule: where it is, and what to look at. */
export type Finding = { readonly path: string; readonly line: number; readonly message: string };

export const formatFinding = ({ path, line, message }: Finding): string => `${path}:${line}: ${message}`;
