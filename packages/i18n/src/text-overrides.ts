import type { Language } from './language.ts';
import type { account } from './text/account/account.ts';
import type { accountMetrics } from './text/account-metrics/account-metrics.ts';
import type { address } from './text/address/address.ts';
import type { agreementConsents } from './text/agreement-consents/agreement-consents.ts';
import type { applicationState } from './text/application-state/application-state.ts';
import type { checkAnswers } from './text/check-answers/check-answers.ts';
import type { countries } from './text/countries/countries.ts';
import type { days } from './text/days/days.ts';
import type { derivativeIntro } from './text/derivative-intro/derivative-intro.ts';
import type { derivativeOpened } from './text/derivative-opened/derivative-opened.ts';
import type { derivativePictures } from './text/derivative-pictures/derivative-pictures.ts';
import type { derivatives } from './text/derivatives/derivatives.ts';
import type { drafts } from './text/drafts/drafts.ts';
import type { embed } from './text/embed/embed.ts';
import type { errors } from './text/errors/errors.ts';
import type { fieldIssues } from './text/field-issues/field-issues.ts';
import type { flow } from './text/flow/flow.ts';
import type { handOff } from './text/hand-off/hand-off.ts';
import type { home } from './text/home/home.ts';
import type { homeStatus } from './text/home-status/home-status.ts';
import type { host } from './text/host/host.ts';
import type { identityCheck } from './text/identity-check/identity-check.ts';
import type { issues } from './text/issues/issues.ts';
import type { joint } from './text/joint/joint.ts';
import type { leaving } from './text/leaving/leaving.ts';
import type { openingAssets } from './text/opening-assets/opening-assets.ts';
import type { openingBase } from './text/opening-base/opening-base.ts';
import type { openingChoices } from './text/opening-choices/opening-choices.ts';
import type { openingContact } from './text/opening-contact/opening-contact.ts';
import type { openingDocuments } from './text/opening-documents/opening-documents.ts';
import type { openingFace } from './text/opening-face/opening-face.ts';
import type { openingFirst } from './text/opening-first/opening-first.ts';
import type { openingOutcome } from './text/opening-outcome/opening-outcome.ts';
import type { openingPerson } from './text/opening-person/opening-person.ts';
import type { openingRequests } from './text/opening-requests/opening-requests.ts';
import type { openingSign } from './text/opening-sign/opening-sign.ts';
import type { pageFoot } from './text/page-foot/page-foot.ts';
import type { quizCfd } from './text/quiz-cfd/quiz-cfd.ts';
import type { quizCfdExplanations } from './text/quiz-cfd-explanations/quiz-cfd-explanations.ts';
import type { quizFutures } from './text/quiz-futures/quiz-futures.ts';
import type { quizFuturesExplanations } from './text/quiz-futures-explanations/quiz-futures-explanations.ts';
import type { quizOptions } from './text/quiz-options/quiz-options.ts';
import type { quizOptionsExplanations } from './text/quiz-options-explanations/quiz-options-explanations.ts';
import type { reasons } from './text/reasons/reasons.ts';
import type { reference } from './text/reference/reference.ts';
import type { riskProfile } from './text/risk-profile/risk-profile.ts';
import type { riskWarning } from './text/risk-warning/risk-warning.ts';
import type { titles } from './text/titles/titles.ts';
import type { toDos } from './text/to-dos/to-dos.ts';
import type { tradingExperience } from './text/trading-experience/trading-experience.ts';
import type { trust } from './text/trust/trust.ts';
import type { ui } from './text/ui/ui.ts';
import type { uiCalendar } from './text/ui-calendar/ui-calendar.ts';
import type { uiDocuments } from './text/ui-documents/ui-documents.ts';
import type { uiEntry } from './text/ui-entry/ui-entry.ts';
import type { uiFields } from './text/ui-fields/ui-fields.ts';
import type { uiReading } from './text/ui-reading/ui-reading.ts';
import type { w8ben } from './text/w8ben/w8ben.ts';
import type { w8benLife } from './text/w8ben-life/w8ben-life.ts';
import type { Reword } from './text-store.ts';

/** The groups of texts by name. It contains only types, so that this file imports no texts. */
export type TextGroups = {
  readonly account: typeof account;
  readonly 'account-metrics': typeof accountMetrics;
  readonly address: typeof address;
  readonly 'agreement-consents': typeof agreementConsents;
  readonly 'application-state': typeof applicationState;
  readonly 'check-answers': typeof checkAnswers;
  readonly countries: typeof countries;
  readonly 'derivative-intro': typeof derivativeIntro;
  readonly 'derivative-opened': typeof derivativeOpened;
  readonly 'derivative-pictures': typeof derivativePictures;
  readonly derivatives: typeof derivatives;
  readonly days: typeof days;
  readonly drafts: typeof drafts;
  readonly embed: typeof embed;
  readonly errors: typeof errors;
  readonly 'field-issues': typeof fieldIssues;
  readonly flow: typeof flow;
  readonly 'hand-off': typeof handOff;
  readonly home: typeof home;
  readonly 'home-status': typeof homeStatus;
  readonly host: typeof host;
  readonly 'identity-check': typeof identityCheck;
  readonly issues: typeof issues;
  readonly joint: typeof joint;
  readonly leaving: typeof leaving;
  readonly 'opening-assets': typeof openingAssets;
  readonly 'opening-base': typeof openingBase;
  readonly 'opening-choices': typeof openingChoices;
  readonly 'opening-contact': typeof openingContact;
  readonly 'opening-documents': typeof openingDocuments;
  readonly 'opening-face': typeof openingFace;
  readonly 'opening-first': typeof openingFirst;
  readonly 'opening-outcome': typeof openingOutcome;
  readonly 'opening-person': typeof openingPerson;
  readonly 'opening-requests': typeof openingRequests;
  readonly 'opening-sign': typeof openingSign;
  readonly 'page-foot': typeof pageFoot;
  readonly 'quiz-cfd': typeof quizCfd;
  readonly 'quiz-cfd-explanations': typeof quizCfdExplanations;
  readonly 'quiz-futures': typeof quizFutures;
  readonly 'quiz-futures-explanations': typeof quizFuturesExplanations;
  readonly 'quiz-options': typeof quizOptions;
  readonly 'quiz-options-explanations': typeof quizOptionsExplanations;
  readonly reasons: typeof reasons;
  readonly reference: typeof reference;
  readonly 'risk-profile': typeof riskProfile;
  readonly 'risk-warning': typeof riskWarning;
  readonly titles: typeof titles;
  readonly 'to-dos': typeof toDos;
  readonly 'trading-experience': typeof tradingExperience;
  readonly trust: typeof trust;
  readonly ui: typeof ui;
  readonly 'ui-calendar': typeof uiCalendar;
  readonly 'ui-documents': typeof uiDocuments;
  readonly 'ui-entry': typeof uiEntry;
  readonly 'ui-fields': typeof uiFields;
  readonly 'ui-reading': typeof uiReading;
  readonly w8ben: typeof w8ben;
  readonly 'w8ben-life': typeof w8benLife;
};

/**
 * Texts that an edition replaces, by group and key. Languages that are left out use the text of the package. A text
 * must have the placeholders of the text that it replaces.
 */
export type TextOverrides = {
  readonly [G in keyof TextGroups]?: {
    readonly [K in keyof TextGroups[G]['en']]?: Readonly<Partial<Record<Language, string>>>;
  };
};

type Words = Readonly<Partial<Record<Language, string>>>;

/** Returns a function for `TextStore` that replaces texts with those of an edition. */
export const rewordingOf =
  (overrides: TextOverrides): Reword =>
  (group, language, messages) => {
    const own: Readonly<Record<string, Words>> = overrides[group as keyof TextGroups] ?? {};
    const said = Object.entries(own).flatMap(([key, words]) => {
      const text = words[language];
      return text === undefined ? [] : [[key, text]];
    });
    return { ...messages, ...Object.fromEntries(said) };
  };
