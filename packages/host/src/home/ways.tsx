import { openingChoices } from '@quayside/i18n/text/opening-choices';
import { useText } from '@quayside/i18n/use-text';
import { DIGITAL_ID_MINUTES, OPENING_MINUTES } from '@quayside/rules/limits';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import { StatusTag } from '@quayside/ui/status-tag';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useHost } from '../host-context.ts';

export const texts = [openingChoices];

/** Renders the ways to open an account with their times, the quicker one first, as the first question of the opening does. A press answers that question. */
export function Ways() {
  const t = useText(openingChoices);
  const host = useHost();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'idle' | 'starting'>('idle');
  const begin = async (route: 'digital-id' | 'manual') => {
    setPhase('starting');
    try {
      const flow = (await host.routes.flows()).find(({ name }) => name === 'opening');
      const saved = flow && (await (await host.runtimeOf(flow)).save('choose', { route }));
      await navigate(saved?.next ?? '/sg-choose');
    } catch {
      await navigate('/sg-choose'); // asks there, and says what failed
    }
  };
  const press = { disabled: phase === 'starting' } as const;
  return (
    <List label={t('choose.label')} frame="card">
      <Cell
        title={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-1">
            {t('choose.digital-id.label', { provider: t('nationalDigitalId') })}
            <StatusTag tone="neutral">{t('choose.quicker')}</StatusTag>
          </span>
        }
        detail={t('choose.digital-id.text', { minutes: DIGITAL_ID_MINUTES })}
        {...press}
        onPress={() => void begin('digital-id')}
      />
      <Cell
        title={t('choose.manual.label')}
        detail={t('choose.manual.text', { minutes: OPENING_MINUTES })}
        {...press}
        onPress={() => void begin('manual')}
      />
    </List>
  );
}
