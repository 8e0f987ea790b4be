import type { Language } from './language.ts';
import type { address } from './text/address/address.ts';
import type { agreementConsents } from './text/agreement-consents/agreement-consents.ts';
import type { applicationState } from './text/application-state/application-state.ts';
import type { checkAnswers } from './text/check-answers/check-answers.ts';
import type { countries } from './text/countries/countries.ts';
import type { drafts } from './text/drafts/drafts.ts';
import type { embed } from './text/embed/embed.ts';
import type { errors } from './text/errors/errors.ts';
import type { fieldIssues } from './text/field-issues/field-issues.ts';
import type { flow } from './text/flow/flow.ts';
import type { handOff } from './text/hand-off/hand-off.ts';
import type { home } from './text/home/home.ts';
import type { homeStatus } from './text/home-status/home-status.ts';
import type { host } from './text/host/host.ts';
import type { issues } from './text/issues/issues.ts';
import type { leaving } from './text/leaving/leaving.ts';
import type { openingFirst } from './text/opening-first/opening-first.ts';
import type { pageFoot } from './text/page-foot/page-foot.ts';
import type { reasons } from './text/reasons/reasons.ts';
import type { reference } from './text/reference/reference.ts';
import type { riskProfile } from './text/risk-profile/risk-profile.ts';
import type { riskWarning } from './text/risk-warning/risk-warning.ts';
import type { titles } from './text/titles/titles.ts';
import type { toDos } from './text/to-dos/to-dos.ts';
import type { tradingExperience } from './text/trading-experience/trading-experience.ts';
import type { ui } from './text/ui/ui.ts';
import type { uiCalendar } from './text/ui-calendar/ui-calendar.ts';
import type { uiDocuments } from './text/ui-documents/ui-documents.ts';
import type { uiEntry } from './text/ui-entry/ui-entry.ts';
import type { uiFields } from './text/ui-fields/ui-fields.ts';
import type { uiReading } from './text/ui-reading/ui-reading.ts';
import type { Reword } from './text-store.ts';

/** Text groups by name, as types only, so that this file imports no texts. The type is an interface, because each flow adds groups to it (`declare module`). */
export interface TextGroups {
  readonly address: typeof address;
  readonly 'agreement-consents': typeof agreementConsents;
  readonly 'application-state': typeof applicationState;
  readonly 'check-answers': typeof checkAnswers;
  readonly countries: typeof countries;
  readonly drafts: typeof drafts;
  readonly embed: typeof embed;
  readonly errors: typeof errors;
  readonly 'field-issues': typeof fieldIssues;
  readonly flow: typeof flow;
  readonly 'hand-off': typeof handOff;
  readonly home: typeof home;
  readonly 'home-status': typeof homeStatus;
  readonly host: typeof host;
  readonly issues: typeof issues;
  readonly leaving: typeof leaving;
  readonly 'opening-first': typeof openingFirst;
  readonly 'page-foot': typeof pageFoot;
  readonly reasons: typeof reasons;
  readonly reference: typeof reference;
  readonly 'risk-profile': typeof riskProfile;
  readonly 'risk-warning': typeof riskWarning;
  readonly titles: typeof titles;
  readonly 'to-dos': typeof toDos;
  readonly 'trading-experience': typeof tradingExperience;
  readonly ui: typeof ui;
  readonly 'ui-calendar': typeof uiCalendar;
  readonly 'ui-documents': typeof uiDocuments;
  readonly 'ui-entry': typeof uiEntry;
  readonly 'ui-fields': typeof uiFields;
  readonly 'ui-reading': typeof uiReading;
}

/** Texts that an edition replaces, by group and key. Missing languages use the text of the package. A text must have the placeholders of the original text. */
export type TextOverrides = {
  readonly [G in keyof TextGroups]?: {
    readonly [K in keyof TextGroups[G]['en']]?: Readonly<Partial<Record<Language, string>>>;
  };
};

type Words = Readonly<Partial<Record<Language, string>>>;

/** Returns a function for `TextStore` that replaces texts with those of an edition. */
export const createReword =
  (overrides: TextOverrides): Reword =>
  (group, language, messages) => {
    const own: Readonly<Record<string, Words>> = overrides[group as keyof TextGroups] ?? {};
    const said = Object.entries(own).flatMap(([key, words]) => {
      const text = words[language];
      return text === undefined ? [] : [[key, text]];
    });
    return { ...messages, ...Object.fromEntries(said) };
  };
