import { joint, jointRequests, jointRequirements } from '@quayside/rules/journeys/joint';
import { opening, openingRequests, openingRequirements } from '@quayside/rules/journeys/opening';
import { w8ben } from '@quayside/rules/journeys/w8ben';
import { createFlowBook } from './flow-book.ts';

/** What this broker offers. */
export const offeredFlows = createFlowBook(
  [
    {
      journey: opening,
      requirements: openingRequirements,
      requests: openingRequests,
      reads: {
        name: ['base-info', 'fullName'],
        email: ['contact-info', 'email'],
        documentNumber: ['base-info', 'documentNumber'],
        accountType: ['select-account-type', 'accountType'],
        tier: ['choose-account', 'tier'],
        holders: ['choose-account', 'holders'],
      },
    },
    {
      journey: joint,
      partOf: 'opening',
      requirements: jointRequirements,
      requests: jointRequests,
      reads: {
        name: ['base-info', 'fullName'],
        email: ['contact-info', 'email'],
        documentNumber: ['base-info', 'documentNumber'],
      },
    },
  ],
  { w8ben },
);
