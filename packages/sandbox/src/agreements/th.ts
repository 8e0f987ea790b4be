import type { AgreementText } from './agreement-text.ts';
import cfdAgreement from './th/cfd-agreement.json' with { type: 'json' };
import cfdRiskDisclosure from './th/cfd-risk-disclosure.json' with { type: 'json' };
import clientAgreement from './th/client-agreement.json' with { type: 'json' };
import futuresForm13 from './th/futures-form-13.json' with { type: 'json' };
import futuresRiskDisclosure from './th/futures-risk-disclosure.json' with { type: 'json' };
import marginAgreement from './th/margin-agreement.json' with { type: 'json' };
import optionsRiskStatement from './th/options-risk-statement.json' with { type: 'json' };
import overseasListedProducts from './th/overseas-listed-products.json' with { type: 'json' };
import privacyConsent from './th/privacy-consent.json' with { type: 'json' };
import riskDisclosure from './th/risk-disclosure.json' with { type: 'json' };
import w8benElectronicSignature from './th/w8ben-electronic-signature.json' with { type: 'json' };

export const texts = {
  'client-agreement': clientAgreement,
  'risk-disclosure': riskDisclosure,
  'privacy-consent': privacyConsent,
  'w8ben-electronic-signature': w8benElectronicSignature,
  'overseas-listed-products': overseasListedProducts,
  'margin-agreement': marginAgreement,
  'options-risk-statement': optionsRiskStatement,
  'futures-form-13': futuresForm13,
  'futures-risk-disclosure': futuresRiskDisclosure,
  'cfd-agreement': cfdAgreement,
  'cfd-risk-disclosure': cfdRiskDisclosure,
} as const satisfies Record<string, AgreementText>;
