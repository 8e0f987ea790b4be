import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { openingExperience } from '@quayside/i18n/text/opening-experience';
import { useText } from '@quayside/i18n/use-text';
import { SelectField } from '@quayside/ui/select-field';
import { Assessment } from '../internal/assessment.tsx';
import { Traded, useExperienceOptions } from '../internal/traded.tsx';
import { withoutUnasked } from '../internal/without-unasked.ts';

/** Texts that are loaded before the screen is shown: permissions for derivatives; experience and assessment. */
export const texts = [derivatives, openingExperience];

/** /sg-futures-experience: futures and other derivatives so far, and the assessment (CAR). */
export default function FuturesExperienceScreen() {
  const t = useText(derivatives);
  return (
    <StepScreen
      step="experience"
      title={t('experience.title')}
      heading={t('experience.futures')}
      lead={t('experience.lead')}
      prepare={withoutUnasked}
    >
      <Traded product="futures" />
      <OtherDerivatives />
      <Assessment product="futures" />
    </StepScreen>
  );
}

function OtherDerivatives() {
  const t = useText(openingExperience);
  const { years, times } = useExperienceOptions();
  return (
    <>
      <FormField
        as={SelectField}
        name="derivativeYears"
        label={t('derivativeYears')}
        hint={t('derivativeYears.hint')}
        options={years}
        empty=""
      />
      <FormField as={SelectField} name="derivativeTimes" label={t('derivativeTimes')} options={times} empty="" />
    </>
  );
}
