import * as z from 'zod/mini';
import { omitFields } from '../applicable-answers.ts';
import { checkConsents, consents, readTexts } from '../consents/consents.ts';
import { defineStep } from '../journey.ts';
import { checkRiskWarning, type RiskProduct, warnsOfRisk } from '../risk-profile/risk-profile.ts';

/** The product of a statement, and the ids of its texts. */
type Statement = { readonly product: RiskProduct; readonly texts: readonly string[] };

/**
 * Returns a step that shows statements, collects consent, and warns about a product above the risk profile. Each text needs consent in its current version. A
 * text that is not in force blocks the application.
 */
export const statementStep = (id: string, { product, texts }: Statement) =>
  defineStep({
    id,
    requirement: 'agreements',
    schema: z.object({ riskAcknowledged: z.optional(z.boolean()), consents: consents(), read: readTexts() }),
    check: ({ riskAcknowledged, consents: given = [] }, { facts }) => [
      ...checkRiskWarning({ level: facts.customer?.riskLevel, product, acknowledged: riskAcknowledged }),
      ...checkConsents(
        given,
        texts.map((one) => ({ id: one, version: facts.agreements.find((agreement) => agreement.id === one)?.version })),
      ),
    ],
    pickApplicable: (answers, { facts }) =>
      warnsOfRisk(facts.customer?.riskLevel, product) ? answers : omitFields(answers, ['riskAcknowledged']),
  });
