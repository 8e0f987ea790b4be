import type { Application } from '@quayside/contract/application';

/** Returns whether the application has or will have a second holder. Repeats `getHolding` of the rules, so that startup does not load a journey. */
export function isJoint({ answers, part }: Application): boolean {
  const holders = answers['choose-account']?.holders;
  return !part && (holders === 'joint-adult' || holders === 'joint-minor');
}

/** Returns whether the second holder is a minor and the first holder is the guardian. */
export const isWithMinor = ({ answers, part }: Application): boolean =>
  !part && answers['choose-account']?.holders === 'joint-minor';
