import type { Application, ApplicationState } from '@quayside/contract/application';
import type { Answers, StepAnswers } from '@quayside/rules/journey';
import type { PersonData } from '@quayside/rules/person-data';
import type { ReviewAct } from '../../domain/lifecycle/review.ts';
import type { PortfolioName } from '../../domain/market/portfolios.ts';
import type { flowsOfVersion } from './older-flows.ts';
import type { DocumentFixtures } from './seed-documents.ts';
import type { W8benFixture } from './seed-w8ben.ts';

/** A rejection: a reason of the catalogue, or a note that asks for more information. */
export type Rejected = string | { readonly code: string; readonly note?: string | undefined };

/** State of an application to seed. The seed uses the calls, so that it only reaches states that a customer can reach. */
export type ApplicationFixture = {
  /** for a holder: the W-8BEN on file, which may predate this broker */
  readonly w8ben?: W8benFixture | undefined;
  /** for a holder: days since the derivatives assessment, which may predate this broker's texts */
  readonly assessedDaysAgo?: number | undefined;
  readonly flow?: string | undefined;
  /** earlier flow of the customer, such as the opening of the account; it ends where this one starts */
  readonly before?: ApplicationFixture | undefined;
  /** quiz attempts in order */
  readonly tries?: readonly ('passed' | 'failed')[] | undefined;
  /** journey version of the draft; by default the current one */
  readonly version?: keyof typeof flowsOfVersion | undefined;
  /** sample answers up to and including this step; or `all` */
  readonly through?: string | undefined;
  readonly accountType?: 'cash' | 'margin' | undefined;
  /** answers of steps, instead of the sample's or alone */
  readonly answers?: Answers | undefined;
  /** single fields that differ, by step */
  readonly change?: Answers | undefined;
  /** documents by the ids that answers use; they are uploaded, and the saved answers use the real ids */
  readonly documents?: DocumentFixtures | undefined;
  /** digital ID data, which answers refer to by id */
  readonly person?: PersonData | undefined;
  /** a pending visit to the digital ID: its state parameter and its start */
  readonly visit?: { readonly state: string; readonly minutesAgo: number } | undefined;
  /** result of the face check; by default passed if answers contain a face picture */
  readonly face?: Application['face'] | undefined;
  /** by default a draft */
  readonly state?: ApplicationState | undefined;
  /** days between the submission and later events; by default 0 */
  readonly submittedDaysAgo?: number | undefined;
  /** rejected items, for `action-needed` */
  readonly rejected?: Readonly<Record<string, Rejected>> | undefined;
  /** corrected items; their signature is in the timeline */
  readonly corrected?: readonly string[] | undefined;
  /** requested items: requirement to document kinds and a note */
  readonly asked?:
    | Readonly<Record<string, { readonly asks?: readonly string[] | undefined; readonly note?: string | undefined }>>
    | undefined;
  /** items requested after the opening, as in `asked` */
  readonly askedLater?: ApplicationFixture['asked'];
  readonly failure?: { readonly code: string; readonly note?: string | undefined } | null | undefined;
  /** holdings of the open account */
  readonly owns?: PortfolioName | undefined;
  /** state of the second holder's part, if `answers` are joint */
  readonly second?: SecondHolderFixture | undefined;
};

export type SecondHolderFixture = {
  /** a pending invitation */
  readonly invited?: { readonly name: string; readonly mobile: string } | undefined;
  /** the sample's second adult or minor, complete, on the first holder's device */
  readonly sample?: 'adult' | 'minor' | undefined;
  /** answers of the part on the first holder's device, instead of the sample's or alone */
  readonly answers?: Answers | undefined;
  /** their digital ID data, which `answers` refer to by id */
  readonly person?: PersonData | undefined;
  /** result of their face check; by default passed if answers contain a face picture */
  readonly face?: Application['face'] | undefined;
  /** signed and submitted */
  readonly done?: boolean | undefined;
  /** rejected items of the part, for `action-needed` */
  readonly rejected?: Readonly<Record<string, Rejected>> | undefined;
};

/** An event after the seed, in order. */
export type SeedEvent =
  /** the customer saves a step, unchanged or with these answers, and replies to the reviewer */
  | { readonly save: string; readonly answers?: StepAnswers; readonly reply?: string }
  | { readonly submit: true }
  | { readonly review: ReviewAct }
  /** days pass */
  | { readonly days: number };
