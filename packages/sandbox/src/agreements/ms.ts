import type { AgreementText } from './agreement-text.ts';
import cfdAgreement from './ms/cfd-agreement.json' with { type: 'json' };
import cfdRiskDisclosure from './ms/cfd-risk-disclosure.json' with { type: 'json' };
import clientAgreement from './ms/client-agreement.json' with { type: 'json' };
import futuresForm13 from './ms/futures-form-13.json' with { type: 'json' };
import futuresRiskDisclosure from './ms/futures-risk-disclosure.json' with { type: 'json' };
import marginAgreement from './ms/margin-agreement.json' with { type: 'json' };
import optionsRiskStatement from './ms/options-risk-statement.json' with { type: 'json' };
import overseasListedProducts from './ms/overseas-listed-products.json' with { type: 'json' };
import privacyConsent from './ms/privacy-consent.json' with { type: 'json' };
import riskDisclosure from './ms/risk-disclosure.json' with { type: 'json' };
import w8benElectronicSignature from './ms/w8ben-electronic-signature.json' with { type: 'json' };

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
