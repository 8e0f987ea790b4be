import { w8benLife } from '@quayside/i18n/text/w8ben-life';
import InfoScreen, { texts as infoTexts } from '../info/info.tsx';
import { lifeScope } from '../internal/life-scope.ts';
import { W8benScopeProvider } from '../w8ben-scope.ts';

/** Texts that are loaded before the screen is shown: those of the opening's form; the life of a W-8BEN. */
export const texts = [...infoTexts, w8benLife];

/** /modify-w8-ben-info and /update-w8-ben-info: what differs from the form on file, and every line as it stands. */
export default function LifeInfoScreen() {
  return (
    <W8benScopeProvider value={lifeScope}>
      <InfoScreen />
    </W8benScopeProvider>
  );
}
