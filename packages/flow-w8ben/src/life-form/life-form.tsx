import { w8benLife } from '@quayside/i18n/text/w8ben-life';
import FormScreen, { texts as formTexts } from '../form/form.tsx';
import { InstitutionScreen } from '../internal/institution.tsx';
import { lifeScope } from '../internal/life-scope.ts';
import { useOnFile } from '../internal/use-w8ben-facts.ts';
import { W8benScopeProvider } from '../w8ben-scope.ts';

/** Texts that are loaded before the screen is shown: those of the opening's form; the life of a W-8BEN. */
export const texts = [...formTexts, w8benLife];

/** /modify-w8-ben-form and /update-w8-ben-form: the lines on file, with what has changed in the account since; for an institution that it need not (MSG-37). */
export default function LifeFormScreen() {
  const onFile = useOnFile();
  if (onFile?.facts.holder === 'institution') return <InstitutionScreen />;
  return (
    <W8benScopeProvider value={lifeScope}>
      <FormScreen />
    </W8benScopeProvider>
  );
}
