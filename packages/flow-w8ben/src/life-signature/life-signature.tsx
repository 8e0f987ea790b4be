import { w8benLife } from '@quayside/i18n/text/w8ben-life';
import { lifeScope } from '../internal/life-scope.ts';
import SignatureScreen, { texts as signatureTexts } from '../signature/signature.tsx';
import { W8benScopeProvider } from '../w8ben-scope.ts';

/** Texts that are loaded before the screen is shown: those of the opening's signature; the life of a W-8BEN. */
export const texts = [...signatureTexts, w8benLife];

/** /modify-w8-ben-signature and /update-w8-ben-signature: Part III; the last signature hands the form in. */
export default function LifeSignatureScreen() {
  return (
    <W8benScopeProvider value={lifeScope}>
      <SignatureScreen />
    </W8benScopeProvider>
  );
}
