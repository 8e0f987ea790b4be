import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { openingChoices } from '@quayside/i18n/text/opening-choices';
import { useText } from '@quayside/i18n/use-text';
import { RadioCards } from '@quayside/ui/radio-cards';
import { useMemo } from 'react';

export const texts = [openingChoices];

/** /sg-choose: with the national digital ID, or by hand. */
export default function ChooseScreen() {
  const t = useText(openingChoices);
  const options = useMemo(
    () => [
      { value: 'manual', title: t('choose.manual'), description: t('choose.manual.text') },
      {
        value: 'digital-id',
        title: t('choose.digital-id', { provider: t('nationalDigitalId') }),
        description: t('choose.digital-id.text'),
        disabled: true,
        reason: t('choose.digital-id.absent'),
      },
    ],
    [t],
  );
  return (
    <StepScreen step="choose" title={t('choose.title')} heading={t('choose.heading')} defaults={byHand}>
      <FormField as={RadioCards} name="route" label={t('choose.label')} options={options} empty="" />
    </StepScreen>
  );
}

const byHand = { route: 'manual' };
