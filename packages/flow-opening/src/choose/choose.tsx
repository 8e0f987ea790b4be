import { useCapabilities, useFlowState } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { openingChoices } from '@quayside/i18n/text/opening-choices';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { RadioCards } from '@quayside/ui/radio-cards';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** Texts that are loaded before the screen is shown: the opening's choices. */
export const texts = [openingChoices];

/** /sg-choose: with the national digital ID, or by hand. Who cancelled there comes back here; a minor has no digital ID to open with, nor has every app. */
export default function ChooseScreen() {
  const t = useText(openingChoices);
  const { digitalId } = (useLocation().state ?? {}) as { readonly digitalId?: 'cancelled' };
  const state = useFlowState();
  const minor = state.status === 'ready' && state.application.part?.role === 'joint-minor';
  const withDigitalId = useCapabilities()?.digitalId !== false && !minor;
  const options = useMemo(() => {
    const manual = { value: 'manual', title: t('choose.manual'), description: t('choose.manual.text') };
    const title = t('choose.digital-id', { provider: t('nationalDigitalId') });
    return !withDigitalId
      ? [manual]
      : [{ value: 'digital-id', title, description: t('choose.digital-id.text') }, manual];
  }, [withDigitalId, t]);
  return (
    <StepScreen step="choose" title={t('choose.title')} heading={t('choose.heading')} defaults={byHand}>
      {digitalId === 'cancelled' ? (
        <Notice tone="info" title={t('choose.cancelled')} announce="polite">
          {t('choose.cancelled.text')}
        </Notice>
      ) : null}
      <FormField as={RadioCards} name="route" label={t('choose.label')} options={options} empty="" />
    </StepScreen>
  );
}

const byHand = { route: 'manual' };
