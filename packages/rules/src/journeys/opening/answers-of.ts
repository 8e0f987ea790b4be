import type { Holding } from '../../enumerations.ts';
import type { Answers, DeepPartial, Facts, JourneyContext } from '../../journey.ts';
import type { PersonData } from '../../person-data/person-data.ts';
import type { AssetsInfo } from './assets.ts';
import type { BaseInfo } from './base-info.ts';
import type { ContactInfo } from './contact-info.ts';

/** What one step may read of another's answers: half-filled, because the customer may have gone back. */
export const baseInfoOf = (answers: Answers) => (answers['base-info'] ?? {}) as DeepPartial<BaseInfo>;
export const contactOf = (answers: Answers) => (answers['contact-info'] ?? {}) as DeepPartial<ContactInfo>;
export const assetsOf = (answers: Answers) => (answers['assets-info'] ?? {}) as DeepPartial<AssetsInfo>;
export const identityDocumentOf = (answers: Answers) =>
  (answers['submit-photo'] ?? {}) as {
    readonly front?: string;
    readonly back?: string;
    readonly supplementary?: string;
  };

/** Who will hold the account, as chosen so far; `alone` until that is said. */
export const holdingOf = (answers: Answers): Holding =>
  ((answers['choose-account'] ?? {}) as { readonly holders?: Holding }).holders ?? 'alone';

/** Whether somebody types who they are; the digital ID says it otherwise. It speaks for nobody but its holder, and so not for a minor. */
export const byHand = ({ answers, facts }: Pick<JourneyContext, 'answers' | 'facts'>): boolean =>
  answers.choose?.route !== 'digital-id' || facts.holder?.role === 'joint-minor';

/** What the digital ID said at the step that shows it. */
export const personDataOf = ({ personData }: Facts): PersonData | undefined => personData?.['show-sinpass'];
