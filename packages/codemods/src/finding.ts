/** A place that nobody can rename by rule: where it is, and what to look at. */
export type Finding = { readonly path: string; readonly line: number; readonly message: string };

/** `path:line: message`, which editors and terminals open at that line. */
export const formatFinding = ({ path, line, message }: Finding): string => `${path}:${line}: ${message}`;
