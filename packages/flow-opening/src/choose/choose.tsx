import { useCapabilities, useFlowState } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { AutoAdvance } from '@quayside/flow-screens/internals/auto-advance';
import { useText } from '@quayside/i18n/use-text';
import { DIGITAL_ID_MINUTES, OPENING_MINUTES } from '@quayside/rules/limits';
import { Notice } from '@quayside/ui/notice';
import { RadioCards } from '@quayside/ui/radio-cards';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { openingChoices } from '../choices/texts.ts';

export const texts = [openingChoices];

/** Renders the page /sg-choose, where the customer chooses the digital ID or manual entry. Customers who cancel at the digital ID provider return here. */
export default function ChooseScreen() {
  const t = useText(openingChoices);
  const { digitalId } = (useLocation().state ?? {}) as { readonly digitalId?: 'cancelled' };
  const state = useFlowState();
  const minor = state.status === 'ready' && state.application.part?.role === 'joint-minor';
  const withDigitalId = useCapabilities()?.digitalId !== false && !minor;
  const options = useMemo(() => {
    const manual = {
      value: 'manual',
      title: t('choose.manual.label'),
      description: t('choose.manual.text', { minutes: OPENING_MINUTES }),
    };
    const title = t('choose.digital-id.label', { provider: t('nationalDigitalId') });
    return !withDigitalId
      ? [manual]
      : [
          {
            value: 'digital-id',
            title,
            description: t('choose.digital-id.text', { minutes: DIGITAL_ID_MINUTES }),
            badge: t('choose.digital-id.advantage'),
            badgeTone: 'accent' as const,
          },
          manual,
        ];
  }, [withDigitalId, t]);
  return (
    <StepScreen step="choose" title={t('choose.title')} heading={t('choose.heading')}>
      {digitalId === 'cancelled' ? (
        <Notice tone="info" title={t('choose.cancelled.label')} announce="polite">
          {t('choose.cancelled.text')}
        </Notice>
      ) : null}
      <AutoAdvance name="route">
        <FormField as={RadioCards} name="route" label={t('choose.label')} legend="hidden" options={options} empty="" />
      </AutoAdvance>
    </StepScreen>
  );
}
