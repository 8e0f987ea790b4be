import InfoScreen, { texts as infoTexts } from '../info/info.tsx';
import { lifeScope } from '../life/life-scope.ts';
import { w8benLife } from '../renewal/texts.ts';
import { W8benScopeProvider } from '../w8ben-scope.ts';

export const texts = [...infoTexts, w8benLife];

/** Renders /modify-w8-ben-info and /update-w8-ben-info: all lines, and the differences from the form on file. */
export default function LifeInfoScreen() {
  return (
    <W8benScopeProvider value={lifeScope}>
      <InfoScreen />
    </W8benScopeProvider>
  );
}
