import { useFlowState } from '@quayside/flow/flow-context';
import { type Saving, StepScreen } from '@quayside/flow/step-screen';
import { openingChoices } from '@quayside/i18n/text/opening-choices';
import { useText } from '@quayside/i18n/use-text';
import type { StepAnswers } from '@quayside/rules/journey';
import { PASSPORT_VALIDITY_MONTHS } from '@quayside/rules/passport-validity';
import { PROOF_OF_ADDRESS_MONTHS } from '@quayside/rules/proof-of-address';
import { Notice } from '@quayside/ui/notice';
import Camera from 'lucide-react/icons/camera';
import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import IdCard from 'lucide-react/icons/id-card';
import type { ReactNode } from 'react';

export const texts = [openingChoices];

/** Renders /sg-choose-tip: what to prepare and what is not accepted. Continue records that it was read. */
export default function ChooseTipScreen() {
  const t = useText(openingChoices);
  return (
    <StepScreen step="choose-tip" title={t('tip.title')} heading={t('tip.heading')} lead={t('tip.lead')} prepare={seen}>
      <ByHand />
    </StepScreen>
  );
}

function ByHand() {
  const t = useText(openingChoices);
  const state = useFlowState();
  const ofMinor = state.status === 'ready' && state.application.part?.role === 'joint-minor';
  return (
    <>
      <ul {...listRole} className="m-0 flex list-none flex-col gap-5 p-0">
        {ofMinor ? <OfMinor /> : <OfAdult />}
        <Item icon={<Hash size={24} />} title={t('tip.tax.label')} />
        {ofMinor ? null : <Item icon={<Camera size={24} />} title={t('tip.face.label')} />}
      </ul>
      <Notice tone="warning">
        <ul className="m-0 flex list-disc flex-col gap-1 ps-5">
          <li>{t('tip.rules.scan')}</li>
          {ofMinor ? null : <li>{t('tip.rules.same')}</li>}
        </ul>
      </Notice>
    </>
  );
}

function OfAdult() {
  const t = useText(openingChoices);
  return (
    <>
      <Item icon={<IdCard size={24} />} title={t('tip.identity.label')}>
        {t('tip.identity.text', { months: PASSPORT_VALIDITY_MONTHS })}
      </Item>
      <Item icon={<FileText size={24} />} title={t('tip.address.label')}>
        {t('tip.address.text', { months: PROOF_OF_ADDRESS_MONTHS })}
      </Item>
    </>
  );
}

/** Lists what a guardian needs: the minor's document and the proof of relationship. */
function OfMinor() {
  const t = useText(openingChoices);
  return (
    <>
      <Item icon={<IdCard size={24} />} title={t('tip.minor.identity.label')}>
        {t('tip.minor.identity.text')}
      </Item>
      <Item icon={<FileText size={24} />} title={t('tip.minor.relationship.label')}>
        {t('tip.minor.relationship.text')}
      </Item>
    </>
  );
}

const seen = (values: StepAnswers, { by }: Saving): StepAnswers => (by === 'submit' ? { seen: true } : values);

/** Safari drops list semantics from lists without markers unless the role is set (WebKit bug 170179). */
const listRole = { role: 'list' };

const Item = ({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) => (
  <li className="flex items-center gap-4">
    <span
      aria-hidden
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent"
    >
      {icon}
    </span>
    <span className="min-w-0">
      <span className="block font-semibold text-body text-ink">{title}</span>
      {children ? <span className="mt-0.5 block text-ink-muted text-label">{children}</span> : null}
    </span>
  </li>
);
