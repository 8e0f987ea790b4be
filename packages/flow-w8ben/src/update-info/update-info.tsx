import InfoScreen, { texts as infoTexts } from '../info/info.tsx';
import { w8benLife } from '../renewal/texts.ts';
import { updateScope } from '../update-scope/update-scope.ts';
import { W8benScopeProvider } from '../w8ben-scope.ts';

export const texts = [...infoTexts, w8benLife];

/**
 * Renders the pages /modify-w8-ben-info and /update-w8-ben-info, which show all lines and their differences from the form on file. The customer confirms them.
 */
export default function UpdateInfoScreen() {
  return (
    <W8benScopeProvider value={updateScope}>
      <InfoScreen />
    </W8benScopeProvider>
  );
}
