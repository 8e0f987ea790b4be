import type { Application } from '@quayside/contract/application';

/** Whether the application will have a second holder. Repeats `holdingOf` of the rules without loading a journey at start. */
export function isJoint({ answers, part }: Application): boolean {
  const holders = answers['choose-account']?.holders;
  return !part && (holders === 'joint-adult' || holders === 'joint-minor');
}

/** Whether the second holder is a minor, whose guardian is the first holder. */
export const isWithMinor = ({ answers, part }: Application): boolean =>
  !part && answers['choose-account']?.holders === 'joint-minor';
