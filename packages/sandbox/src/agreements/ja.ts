import type { AgreementText } from './agreement-text.ts';
import cfdAgreement from './ja/cfd-agreement.json' with { type: 'json' };
import cfdRiskDisclosure from './ja/cfd-risk-disclosure.json' with { type: 'json' };
import clientAgreement from './ja/client-agreement.json' with { type: 'json' };
import futuresForm13 from './ja/futures-form-13.json' with { type: 'json' };
import futuresRiskDisclosure from './ja/futures-risk-disclosure.json' with { type: 'json' };
import marginAgreement from './ja/margin-agreement.json' with { type: 'json' };
import optionsRiskStatement from './ja/options-risk-statement.json' with { type: 'json' };
import overseasListedProducts from './ja/overseas-listed-products.json' with { type: 'json' };
import privacyConsent from './ja/privacy-consent.json' with { type: 'json' };
import riskDisclosure from './ja/risk-disclosure.json' with { type: 'json' };
import w8benElectronicSignature from './ja/w8ben-electronic-signature.json' with { type: 'json' };

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
