import FormScreen, { texts as formTexts } from '../form/form.tsx';
import { useFormOnFile } from '../on-file/use-form-on-file.ts';
import { w8benLife } from '../renewal/texts.ts';
import { InstitutionScreen } from '../update-scope/institution.tsx';
import { updateScope } from '../update-scope/update-scope.ts';
import { W8benScopeProvider } from '../w8ben-scope.ts';

export const texts = [...formTexts, w8benLife];

/**
 * Renders the pages /modify-w8-ben-form and /update-w8-ben-form, where the customer edits the lines on file, updated with later changes. Institutions get a
 * notice instead (MSG-37).
 */
export default function UpdateFormScreen() {
  const onFile = useFormOnFile();
  if (onFile?.facts.holder === 'institution') return <InstitutionScreen />;
  return (
    <W8benScopeProvider value={updateScope}>
      <FormScreen />
    </W8benScopeProvider>
  );
}
