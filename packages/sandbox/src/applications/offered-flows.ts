import { assessmentStanding } from '@quayside/rules/assessment-validity';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { cfd, cfdRequirements } from '@quayside/rules/journeys/cfd';
import { documentRequest, documentRequestRequirements } from '@quayside/rules/journeys/document-request';
import { futures, futuresRequirements } from '@quayside/rules/journeys/futures';
import { informationChange, informationChangeRequirements } from '@quayside/rules/journeys/information-change';
import { joint, jointRequests, jointRequirements } from '@quayside/rules/journeys/joint';
import { marginUpgrade, marginUpgradeRequirements } from '@quayside/rules/journeys/margin-upgrade';
import { opening, openingRequestsOf, openingRequirements } from '@quayside/rules/journeys/opening';
import { options, optionsRequirements } from '@quayside/rules/journeys/options';
import { tierChange, tierChangeRequirements } from '@quayside/rules/journeys/tier-change';
import { w8ben } from '@quayside/rules/journeys/w8ben';
import { w8benModify, w8benModifyRequirements } from '@quayside/rules/journeys/w8ben-modify';
import { w8benUpdate, w8benUpdateRequirements } from '@quayside/rules/journeys/w8ben-update';
import { assessmentOf, type CustomerFacts } from '@quayside/rules/prerequisites';
import { createFlowBook } from './flow-registry.ts';

/** The route, what the digital ID showed, and what it left open. */
const digitalId = ['choose', 'show-sinpass', 'sinpass-additional'];

/** Of a permission: CAR or CKA no longer counts, and is given anew by the same application. */
const isAssessmentExpired =
  (product: DerivativeProduct) =>
  ({ assessments }: CustomerFacts, today: CalendarDate): boolean => {
    const kind = assessmentOf[product];
    return assessmentStanding(kind, assessments[kind], today).state === 'expired';
  };

/** What this broker offers. */
export const offeredFlows = createFlowBook(
  [
    {
      journey: opening,
      requirements: openingRequirements,
      requests: openingRequestsOf,
      asksLaterBy: 'document-request',
      reads: {
        name: ['base-info', 'fullName'],
        email: ['contact-info', 'email'],
        documentNumber: ['base-info', 'documentNumber'],
        accountType: ['select-account-type', 'accountType'],
        tier: ['choose-account', 'tier'],
        holders: ['choose-account', 'holders'],
      },
      readsFrom: digitalId,
    },
    {
      journey: joint,
      partOf: 'opening',
      resultPage: 'joint-sg-account-state',
      requirements: jointRequirements,
      requests: () => jointRequests,
      asksLaterBy: 'document-request',
      reads: {
        name: ['base-info', 'fullName'],
        email: ['contact-info', 'email'],
        documentNumber: ['base-info', 'documentNumber'],
      },
      readsFrom: digitalId,
    },
    {
      journey: options,
      customers: 'facts',
      resultPage: 'sg-options-wait',
      requirements: optionsRequirements,
      renewable: isAssessmentExpired('options'),
      reads: {},
    },
    {
      journey: futures,
      customers: 'facts',
      resultPage: 'sg-futures-wait',
      requirements: futuresRequirements,
      renewable: isAssessmentExpired('futures'),
      reads: {},
    },
    {
      journey: cfd,
      customers: 'facts',
      resultPage: 'sg-cfd-wait',
      requirements: cfdRequirements,
      renewable: isAssessmentExpired('cfd'),
      reads: {},
    },
    {
      journey: tierChange,
      customers: 'facts',
      repeatable: true,
      resultPage: 'account-tier-status',
      requirements: tierChangeRequirements,
      reads: {},
    },
    {
      journey: marginUpgrade,
      customers: 'facts',
      resultPage: 'margin-upgrade-status',
      requirements: marginUpgradeRequirements,
      reads: {},
    },
    {
      journey: informationChange,
      customers: 'information',
      repeatable: true,
      startsWithHeld: true,
      resultPage: 'change-information-status',
      requirements: informationChangeRequirements,
      reads: {},
    },
    {
      journey: documentRequest,
      customers: 'facts',
      begunBy: 'reviewer',
      resultPage: 'requested-documents-status',
      requirements: documentRequestRequirements,
      requests: () => documentRequestRequirements,
      reads: {},
    },
    {
      journey: w8benModify,
      customers: 'facts',
      w8ben: true,
      repeatable: true,
      resultPage: 'modify-status',
      requirements: w8benModifyRequirements,
      reads: {},
    },
    {
      journey: w8benUpdate,
      customers: 'facts',
      w8ben: true,
      repeatable: true,
      resultPage: 'update-w8-ben-status',
      requirements: w8benUpdateRequirements,
      reads: {},
    },
  ],
  { w8ben },
);
