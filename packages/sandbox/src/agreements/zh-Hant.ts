import type { AgreementText } from './agreement-text.ts';
import clientAgreement from './zh-Hant/client-agreement.json' with { type: 'json' };
import marginAgreement from './zh-Hant/margin-agreement.json' with { type: 'json' };
import overseasListedProducts from './zh-Hant/overseas-listed-products.json' with { type: 'json' };
import privacyConsent from './zh-Hant/privacy-consent.json' with { type: 'json' };
import riskDisclosure from './zh-Hant/risk-disclosure.json' with { type: 'json' };
import w8benElectronicSignature from './zh-Hant/w8ben-electronic-signature.json' with { type: 'json' };

export const texts = {
  'client-agreement': clientAgreement,
  'risk-disclosure': riskDisclosure,
  'privacy-consent': privacyConsent,
  'w8ben-electronic-signature': w8benElectronicSignature,
  'overseas-listed-products': overseasListedProducts,
  'margin-agreement': marginAgreement,
} as const satisfies Record<string, AgreementText>;
