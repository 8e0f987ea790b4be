import type { Scenario } from './scenario.ts';

/** Refers to a text by its group and key, such as `opening-base:title`. */
export type PageTextKey = `${string}:${string}`;

/** A page of the specification, and the scenario whose customer sees the page without a redirect. */
export type Page = {
  /** Path below the base path of a host. */
  readonly path: string;
  /** Id of the scenario; null for a visitor who is not signed in. */
  readonly scenario: Scenario['id'] | null;
  readonly heading: PageTextKey;
  /** Outcome that a screen reader announces before the heading. */
  readonly outcome?: 'success' | 'wait' | 'fail' | 'fix' | 'under-review' | 'refused';
  /** Label of the page's primary action; absent if the first answer continues. */
  readonly action?: PageTextKey;
};

const page = (
  path: string,
  scenario: Page['scenario'],
  heading: PageTextKey,
  action: PageTextKey | undefined,
  outcome?: Page['outcome'],
): Page => ({ path, scenario, heading, ...(action ? { action } : {}), ...(outcome ? { outcome } : {}) });

/** Describes a page with one question, whose answer continues to the next page. */
const choice = (path: string, scenario: Page['scenario'], heading: PageTextKey): Page =>
  page(path, scenario, heading, undefined);

const underReview = (path: string, scenario: Page['scenario']): Page =>
  page(path, scenario, 'application-state:under-review.title', 'application-state:done', 'under-review');

/** Describes the page that confirms a permission for a product. */
const granted = (path: string, product: string): Page =>
  page(path, `${product}-opened`, `derivatives:success.${product}`, 'application-state:opened.tradeInApp', 'success');

/**
 * All pages of the specification, in its order. On a page with several questions, `heading` belongs to the question that is shown first. An end-to-end test
 * visits each page in six languages (`e2e/routes.spec.ts`).
 */
export const pages: readonly Page[] = [
  page('/', null, 'home:title', 'home:start'),
  page('/sg-futures', 'futures-new', 'derivative-intro:futures.heading', 'derivative-intro:start'),
  choice('/sg-futures-experience', 'futures-experience', 'derivatives:years.futures'),
  choice('/sg-futures-knowledge', 'futures-quiz', 'quiz-futures:obligation.label'),
  page('/sg-futures-risk-statement', 'futures-statement', 'derivatives:statement.futures.label', 'flow:continue'),
  page('/sg-futures-open', 'futures-to-confirm', 'derivatives:open.heading', 'derivatives:submit'),
  granted('/sg-futures-success', 'futures'),
  underReview('/sg-futures-wait', 'futures-under-review'),
  page('/sg-cfd', 'cfd-new', 'derivative-intro:cfd.heading', 'derivative-intro:start'),
  page('/cfd-intro', null, 'derivative-intro:cfd.intro.heading', 'derivative-intro:cfd.apply'),
  choice('/sg-cfd-experience', 'cfd-experience', 'derivatives:years.cfd'),
  choice('/sg-cfd-knowledge', 'cfd-quiz', 'quiz-cfd:ownership.label'),
  page('/sg-cfd-agreement', 'cfd-statement', 'derivatives:statement.cfd.label', 'derivatives:submit'),
  granted('/sg-cfd-success', 'cfd'),
  page('/sg-cfd-fail', 'cfd-failed', 'derivatives:fail.cfd', 'flow:service', 'refused'),
  underReview('/sg-cfd-wait', 'cfd-under-review'),
  choice('/sg-choose', 'new', 'opening-choices:choose.heading'),
  page('/sg-choose-tip', 'draft', 'opening-choices:tip.heading', 'flow:continue'),
  choice('/sg-select-accountType', 'draft-at-documents', 'opening-choices:type.heading'),
  choice('/sg-choose-account', 'draft-at-documents', 'opening-choices:tier.heading'),
  page('/sg-show-sinpass', 'digital-id', 'opening-person:show.heading', 'opening-person:show.confirm'),
  choice('/sg-sinpass-additional', 'digital-id', 'opening-person:more.heading'),
  page('/sg-base-info', 'draft', 'opening-base:title', 'flow:continue'),
  page('/sg-contact-info', 'draft', 'opening-contact:heading', 'flow:continue'),
  choice('/sg-assets-info', 'draft', 'opening-assets:employmentStatus'),
  page('/sg-assets-select', 'draft-at-documents', 'trading-experience:declarations.heading', 'flow:continue'),
  page('/sg-risklevel', 'draft-at-documents', 'trading-experience:risk.result', 'trading-experience:risk.accept'),
  page('/sg-agreement-info', 'draft-to-sign', 'agreement-consents:heading', 'flow:continue'),
  page('/sg-sign-info', 'draft-to-sign', 'opening-sign:heading', 'opening-sign:submit'),
  page('/sg-submit-photo', 'draft-at-documents', 'opening-documents:photo.choose.heading', 'flow:continue'),
  page('/sg-submit-address', 'draft-to-sign', 'opening-documents:address.heading', 'flow:continue'),
  page('/sg-prove-relationship', 'documents-asked', 'opening-requests:relationship.heading', 'flow:continue'),
  page('/sg-account-state', 'opened-cash', 'application-state:opened.heading', 'to-dos:payIn', 'success'),
  page('/sg-face-recognition', 'face-no-match', 'opening-face:start.heading', 'opening-face:start.action'),
  page('/sg-face-h5', 'face-no-match', 'opening-face:capture.heading', 'ui-documents:takeNow'),
  page('/sg-face-fail', 'face-failed', 'opening-face:fail.heading', 'opening-face:fail.action', 'fix'),
  page('/sg-face-fail-more', 'face-failing', 'opening-face:more.heading', 'flow:continue'),
  page('/sg-face-success', 'draft-to-sign', 'opening-face:success.title', 'flow:continue', 'success'),
  page('/web-onfido', 'face-no-match', 'identity-check:heading', 'identity-check:picture'),
  page('/submit-transfer', 'documents-asked', 'opening-requests:transfer.heading', 'flow:continue'),
  page(
    '/error-transfer',
    'rejected-two-items',
    'application-state:toFix_other',
    'application-state:fixThings_other',
    'fix',
  ),
  page('/success', 'under-review', 'application-state:success.heading', 'application-state:toStatus', 'wait'),
  page('/additional-document', 'documents-asked', 'opening-requests:additional.heading', 'flow:continue'),
  page('/sg-w8ben-list', 'draft-to-sign', 'w8ben:list.heading', 'w8ben:list.action'),
  page('/sg-w8-ben-form', 'draft-to-sign', 'w8ben:card.heading', 'flow:continue'),
  page('/sg-w8-ben-info', 'draft-to-sign', 'w8ben:info.heading', 'w8ben:info.action'),
  page('/sg-w8-ben-signature', 'draft-to-sign', 'w8ben:signature.heading', 'w8ben:signature.action'),
  choice('/joint-sg-choose', 'joint-adult', 'opening-choices:choose.heading'),
  page('/joint-sg-choose-tip', 'joint-second-face-failed', 'opening-choices:tip.heading', 'flow:continue'),
  page(
    '/joint-sg-show-sinpass',
    'joint-second-digital-id',
    'opening-person:show.heading',
    'opening-person:show.confirm',
  ),
  page('/joint-sg-base-info', 'joint-second-signed', 'opening-base:title', 'flow:continue'),
  page('/joint-sg-contact-info', 'joint-second-signed', 'opening-contact:heading', 'flow:continue'),
  page('/joint-sg-assets-info', 'joint-second-signed', 'opening-assets:means.heading', 'flow:continue'),
  page('/joint-sg-assets-select', 'joint-second-signed', 'trading-experience:declarations.heading', 'flow:continue'),
  page('/joint-sg-submit-photo', 'joint-second-signed', 'opening-documents:photo.choose.heading', 'flow:continue'),
  page('/joint-sg-submit-address', 'joint-second-signed', 'opening-documents:address.heading', 'flow:continue'),
  page(
    '/joint-sg-face-recognition',
    'joint-second-face-failed',
    'opening-face:start.heading',
    'opening-face:start.action',
  ),
  page('/joint-sg-face-h5', 'joint-second-face-failed', 'opening-face:capture.heading', 'ui-documents:takeNow'),
  page(
    '/joint-sg-face-fail',
    'joint-second-face-failed',
    'opening-face:fail.heading',
    'opening-face:fail.action',
    'fix',
  ),
  page('/joint-sg-face-success', 'joint-second-signed', 'opening-face:success.title', 'flow:continue', 'success'),
  page('/joint-sg-agreement-info', 'joint-second-signed', 'agreement-consents:heading', 'flow:continue'),
  page('/joint-sg-sign-info', 'joint-second-signed', 'opening-sign:heading', 'opening-sign:submit'),
  page('/joint-sg-w8ben-list', 'joint-second-signed', 'w8ben:list.heading', 'w8ben:list.action'),
  page('/joint-sg-w8-ben-form', 'joint-second-signed', 'w8ben:card.heading', 'flow:continue'),
  page('/joint-sg-w8-ben-info', 'joint-second-signed', 'w8ben:info.heading', 'w8ben:info.action'),
  page('/joint-sg-w8-ben-signature', 'joint-second-signed', 'w8ben:signature.heading', 'w8ben:signature.action'),
  page('/sg-options-introduce', 'options-new', 'derivative-intro:options.heading', 'derivative-intro:start'),
  choice('/sg-options-experience', 'options-experience', 'derivatives:years.options'),
  page('/sg-risk-statement', 'options-statement', 'derivatives:statement.options.label', 'derivatives:submit'),
  underReview('/sg-options-wait', 'options-under-review'),
  granted('/sg-options-success', 'options'),
  page('/sg-account-center', 'account-invested', 'account:center.title', 'to-dos:upgradeMargin'),
  page('/assets-detail-sg', 'account-invested', 'account:details.title', 'ui-reading:refresh'),
  page('/cfd-assets-detail', 'account-cfd', 'account:details.cfdTitle', 'ui-reading:refresh'),
  page('/account-information', 'account-invested', 'account:info.title', 'account:info.change'),
  page('/modify-w8-ben-form', 'w8ben-valid', 'w8ben:form.heading', 'flow:continue'),
  page('/modify-w8-ben-info', 'w8ben-modify-to-sign', 'w8ben:info.heading', 'w8ben:info.action'),
  page('/modify-w8-ben-signature', 'w8ben-modify-to-sign', 'w8ben:signature.heading', 'w8ben:signature.action'),
  page(
    '/modify-w8-ben-affidavit',
    'w8ben-modify-affidavit',
    'w8ben-life:affidavit.heading',
    'w8ben-life:affidavit.action',
  ),
  underReview('/modify-status', 'w8ben-modify-under-review'),
  page('/w8-ben-update', 'w8ben-expired', 'w8ben-life:heading.expired', 'flow:continue'),
  page('/w8-ben-tips', 'w8ben-to-sign', 'w8ben-life:tips.heading', 'w8ben-life:tips.action'),
  page('/update-w8-ben-form', 'w8ben-new-form', 'w8ben:form.heading', 'flow:continue'),
  page('/update-w8-ben-info', 'w8ben-to-sign', 'w8ben:info.heading', 'w8ben:info.action'),
  page('/update-w8-ben-signature', 'w8ben-to-sign', 'w8ben:signature.heading', 'w8ben:signature.action'),
  page(
    '/update-w8-ben-affidavit',
    'w8ben-moved-confirmed',
    'w8ben-life:affidavit.heading',
    'w8ben-life:affidavit.action',
  ),
  underReview('/update-w8-ben-status', 'w8ben-under-review'),
];
