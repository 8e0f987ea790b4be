import type { Application } from '@quayside/contract/application';

/** Whether a first holder's application is to have a second holder. Says what `holdingOf` of the rules says, without loading a journey at start. */
export function isJoint({ answers, part }: Application): boolean {
  const holders = answers['choose-account']?.holders;
  return !part && (holders === 'joint-adult' || holders === 'joint-minor');
}
