import FormScreen, { texts as formTexts } from '../form/form.tsx';
import { InstitutionScreen } from '../life/institution.tsx';
import { lifeScope } from '../life/life-scope.ts';
import { useOnFile } from '../on-file/use-w8ben-facts.ts';
import { w8benLife } from '../renewal/texts.ts';
import { W8benScopeProvider } from '../w8ben-scope.ts';

export const texts = [...formTexts, w8benLife];

/** Renders /modify-w8-ben-form and /update-w8-ben-form: the lines on file, updated with later changes. Institutions get a notice instead (MSG-37). */
export default function LifeFormScreen() {
  const onFile = useOnFile();
  if (onFile?.facts.holder === 'institution') return <InstitutionScreen />;
  return (
    <W8benScopeProvider value={lifeScope}>
      <FormScreen />
    </W8benScopeProvider>
  );
}
