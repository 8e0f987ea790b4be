import type { AgreementText } from './agreement-text.ts';
import cfdAgreement from './zh-Hans/cfd-agreement.json' with { type: 'json' };
import cfdRiskDisclosure from './zh-Hans/cfd-risk-disclosure.json' with { type: 'json' };
import clientAgreement from './zh-Hans/client-agreement.json' with { type: 'json' };
import futuresForm13 from './zh-Hans/futures-form-13.json' with { type: 'json' };
import futuresRiskDisclosure from './zh-Hans/futures-risk-disclosure.json' with { type: 'json' };
import marginAgreement from './zh-Hans/margin-agreement.json' with { type: 'json' };
import optionsRiskStatement from './zh-Hans/options-risk-statement.json' with { type: 'json' };
import overseasListedProducts from './zh-Hans/overseas-listed-products.json' with { type: 'json' };
import privacyConsent from './zh-Hans/privacy-consent.json' with { type: 'json' };
import riskDisclosure from './zh-Hans/risk-disclosure.json' with { type: 'json' };
import w8benElectronicSignature from './zh-Hans/w8ben-electronic-signature.json' with { type: 'json' };

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
