import type { Application } from '@quayside/contract/application';

/** Whether a first holder's application is to have a second holder. Says what `holdingOf` of the rules says, without loading a journey at start. */
export function isJoint({ answers, part }: Application): boolean {
  const holders = answers['choose-account']?.holders;
  return !part && (holders === 'joint-adult' || holders === 'joint-minor');
}

/** Whether the second holder of a first holder's application is a minor, whose guardian the first holder is. */
export const isWithMinor = ({ answers, part }: Application): boolean =>
  !part && answers['choose-account']?.holders === 'joint-minor';
