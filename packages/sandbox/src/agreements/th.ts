import type { AgreementText } from './agreement-text.ts';
import clientAgreement from './th/client-agreement.json' with { type: 'json' };
import marginAgreement from './th/margin-agreement.json' with { type: 'json' };
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
} as const satisfies Record<string, AgreementText>;
