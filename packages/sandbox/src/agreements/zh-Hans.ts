import type { AgreementText } from './agreement-text.ts';
import clientAgreement from './zh-Hans/client-agreement.json' with { type: 'json' };
import marginAgreement from './zh-Hans/margin-agreement.json' with { type: 'json' };
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
} as const satisfies Record<string, AgreementText>;
