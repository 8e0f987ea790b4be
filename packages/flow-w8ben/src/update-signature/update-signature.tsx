import { w8benLife } from '../renewal/texts.ts';
import SignatureScreen, { texts as signatureTexts } from '../signature/signature.tsx';
import { updateScope } from '../update-scope/update-scope.ts';
import { W8benScopeProvider } from '../w8ben-scope.ts';

export const texts = [...signatureTexts, w8benLife];

/**
 * Renders the pages /modify-w8-ben-signature and /update-w8-ben-signature, where the customer signs Part III. The last signature of the flow submits the form.
 */
export default function UpdateSignatureScreen() {
  return (
    <W8benScopeProvider value={updateScope}>
      <SignatureScreen />
    </W8benScopeProvider>
  );
}
