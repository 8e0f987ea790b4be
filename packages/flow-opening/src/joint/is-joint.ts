import type { Application } from '@quayside/contract/application';

/** Returns whether this is the first holder's application for a joint account. Repeats `getHolding`, so that startup does not load a journey. */
export function isJoint({ answers, part }: Application): boolean {
  const holders = answers['choose-account']?.holders;
  return !part && (holders === 'joint-adult' || holders === 'joint-minor');
}

/** Returns whether this is a guardian's application for an account with a minor. Returns false for the minor's own part. */
export const isWithMinor = ({ answers, part }: Application): boolean =>
  !part && answers['choose-account']?.holders === 'joint-minor';
