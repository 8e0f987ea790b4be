import type { Application, ApplicationState } from '@quayside/contract/application';
import type { PersonData } from '@quayside/rules/internals/person-data';
import type { Answers, StepAnswers } from '@quayside/rules/journey';
import type { ReviewAction } from '../../domain/lifecycle/review.ts';
import type { PortfolioName } from '../../domain/market/portfolios.ts';
import type { flowsByVersion } from './older-flows.ts';
import type { DocumentFixtures } from './seed-documents.ts';
import type { W8benFixture } from './seed-w8ben.ts';

/** A rejection to seed: a note that asks for more information, or a reason that may have a note. */
export type RejectionFixture = string | { readonly code: string; readonly note?: string | undefined };

/**
 * Describes an application that `seedApplication` creates. The seed makes the same calls as a customer, so it reaches only states that a customer can reach.
 */
export type ApplicationFixture = {
  /** W-8BEN on file of an existing customer, which may be older than this broker's texts */
  readonly w8ben?: W8benFixture | undefined;
  /** Days since an existing customer's derivatives assessment; the assessment may be older than this broker's texts. */
  readonly assessedDaysAgo?: number | undefined;
  readonly flow?: string | undefined;
  /** Earlier flow of the customer, such as the opening; it ends when this one starts. */
  readonly before?: ApplicationFixture | undefined;
  /** Results of the customer's quiz attempts, in order. */
  readonly tries?: readonly ('passed' | 'failed')[] | undefined;
  /** Version of the journey with which the draft was saved; by default the current one. */
  readonly version?: keyof typeof flowsByVersion | undefined;
  /** Id of the last step with sample answers, or `all`. */
  readonly through?: string | undefined;
  readonly accountType?: 'cash' | 'margin' | undefined;
  /** Answers by step; they replace the sample's, or are the only ones without `through`. */
  readonly answers?: Answers | undefined;
  /** Single fields by step that replace those of the sample answers. */
  readonly change?: Answers | undefined;
  /** Documents to upload, by the ids in the answers; the saved answers contain the real ids. */
  readonly documents?: DocumentFixtures | undefined;
  /** Data from the digital ID; the answers refer to its id. */
  readonly person?: PersonData | undefined;
  /** Open visit to the digital ID: its state parameter, and the minutes since its start. */
  readonly visit?: { readonly state: string; readonly minutesAgo: number } | undefined;
  /** Result of the face check; by default passed if the answers contain a face picture, otherwise none. */
  readonly face?: Application['face'] | undefined;
  /** State of the application; by default a draft. */
  readonly state?: ApplicationState | undefined;
  /** Days between the submission and the next event; by default 0. */
  readonly submittedDaysAgo?: number | undefined;
  /** Items that a reviewer rejected, for the state `action-needed`. */
  readonly rejected?: Readonly<Record<string, RejectionFixture>> | undefined;
  /** Items that the customer has corrected but not submitted; `timeline` signs them. */
  readonly corrected?: readonly string[] | undefined;
  /** Items that a reviewer requested, each with kinds of documents and a note. */
  readonly asked?:
    | Readonly<Record<string, { readonly asks?: readonly string[] | undefined; readonly note?: string | undefined }>>
    | undefined;
  /** Items that a reviewer requested after the approval, as in `asked`. */
  readonly askedLater?: ApplicationFixture['asked'];
  readonly failure?: { readonly code: string; readonly note?: string | undefined } | null | undefined;
  /** Demo portfolio of the open account. */
  readonly owns?: PortfolioName | undefined;
  /** The second holder's part; only if the answers choose a joint account. */
  readonly second?: SecondHolderFixture | undefined;
};

/** Describes the second holder's part of a joint account that the seed creates. */
export type SecondHolderFixture = {
  /** Invitation that the second holder has not accepted yet. */
  readonly invited?: { readonly name: string; readonly mobile: string } | undefined;
  /** Complete sample answers of a second adult or minor, on the first holder's device. */
  readonly sample?: 'adult' | 'minor' | undefined;
  /** Answers by step on the first holder's device, which replace the sample's or are the only ones. */
  readonly answers?: Answers | undefined;
  /** Data of the second holder's digital ID; answers refer to their id. */
  readonly person?: PersonData | undefined;
  /** Result of the second holder's face check; by default passed if the answers contain a face picture. */
  readonly face?: Application['face'] | undefined;
  /** Whether the second holder has signed and submitted the part. */
  readonly done?: boolean | undefined;
  /** Items of this part that a reviewer rejected, for the state `action-needed`. */
  readonly rejected?: Readonly<Record<string, RejectionFixture>> | undefined;
};

/** An event that the seed plays after it created the application. */
export type SeedEvent =
  /** The customer saves a step, unchanged or with these answers, and can reply to the reviewer. */
  | { readonly save: string; readonly answers?: StepAnswers; readonly reply?: string }
  | { readonly submit: true }
  | { readonly review: ReviewAction }
  /** The clock advances by days. */
  | { readonly days: number };
