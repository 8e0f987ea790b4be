import type { AgreementText } from './agreement-text.ts';
import clientAgreement from './en/client-agreement.json' with { type: 'json' };
import marginAgreement from './en/margin-agreement.json' with { type: 'json' };
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
} as const satisfies Record<string, AgreementText>;
