import type { Environment } from '@quayside/api/environments';
import { WrongBasesError } from '../errors/problems.ts';

/** Throws WrongBasesError if a base URL is not absolute or has no final slash, because the paths of calls are resolved against it. */
export function checkBases({ bases }: Environment): void {
  const wrong = Object.entries(bases).filter(([, base]) => !/^https?:\/\/[^/].*\/$/.test(base));
  if (wrong.length) throw new WrongBasesError(wrong);
}
