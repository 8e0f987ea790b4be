import { openingChoices } from '@quayside/flow-opening/internals/texts';
import { useText } from '@quayside/i18n/use-text';
import { DIGITAL_ID_MINUTES, OPENING_MINUTES } from '@quayside/rules/limits';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHost } from '../host-context.ts';

/** The text groups that load together with the component. */
export const texts = [openingChoices];

/**
 * Renders a button for each method to open an account, with the time that it takes. A press answers the first question of the opening and continues with the
 * next. The quicker method is the primary action of the page.
 */
export function StartLinks() {
  const t = useText(openingChoices);
  const host = useHost();
  const navigate = useNavigate();
  const detail = useId();
  const who = useId();
  const [phase, setPhase] = useState<'idle' | 'digital-id' | 'manual'>('idle');
  const begin = async (route: 'digital-id' | 'manual') => {
    if (phase !== 'idle') return;
    setPhase(route);
    try {
      const flow = (await host.routes.flows()).find(({ name }) => name === 'opening');
      const saved = flow && (await (await host.runtimeOf(flow)).answers.save('choose', { route }));
      await navigate(saved?.next ?? '/sg-choose');
    } catch {
      await navigate('/sg-choose'); // asks there, and shows the error
    }
  };
  return (
    <section aria-label={t('choose.label')} className="flex flex-col gap-4">
      <Card>
        <h2 className="m-0 text-accent text-title">{t('choose.digital-id.advantage')}</h2>
        <p id={detail} className="mt-1 mb-0 text-body text-ink">
          {t('ways.digital-id.text', { minutes: DIGITAL_ID_MINUTES })}
        </p>
        <p id={who} className="mt-1 mb-4 text-ink-muted text-label">
          {t('ways.digital-id.who')}
        </p>
        <Button
          width="full"
          aria-describedby={`${who} ${detail}`}
          busy={phase === 'digital-id'}
          disabled={phase === 'manual'}
          onPress={() => void begin('digital-id')}
        >
          {t('choose.digital-id.label', { provider: t('nationalDigitalId') })}
        </Button>
      </Card>
      <List label={t('choose.manual.label')} variant="card">
        <Cell
          title={t('choose.manual.label')}
          detail={t('choose.manual.text', { minutes: OPENING_MINUTES })}
          disabled={phase === 'digital-id'}
          onPress={() => void begin('manual')}
        />
      </List>
    </section>
  );
}
