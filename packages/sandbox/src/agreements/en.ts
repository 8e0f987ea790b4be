import type { AgreementText } from './agreement-text.ts';
import cfdAgreement from './en/cfd-agreement.json' with { type: 'json' };
import cfdRiskDisclosure from './en/cfd-risk-disclosure.json' with { type: 'json' };
import clientAgreement from './en/client-agreement.json' with { type: 'json' };
import futuresForm13 from './en/futures-form-13.json' with { type: 'json' };
import futuresRiskDisclosure from './en/futures-risk-disclosure.json' with { type: 'json' };
import marginAgreement from './en/margin-agreement.json' with { type: 'json' };
import optionsRiskStatement from './en/options-risk-statement.json' with { type: 'json' };
import overseasListedProducts from './en/overseas-listed-products.json' with { type: 'json' };
import privacyConsent from './en/privacy-consent.json' with { type: 'json' };
import riskDisclosure from './en/risk-disclosure.json' with { type: 'json' };
import w8benElectronicSignature from './en/w8ben-electronic-signature.json' with { type: 'json' };

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
