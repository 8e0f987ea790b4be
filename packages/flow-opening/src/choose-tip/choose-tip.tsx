import { useFlowState } from '@quayside/flow/flow-context';
import { type Saving, StepScreen } from '@quayside/flow/step-screen';
import { openingChoices } from '@quayside/i18n/text/opening-choices';
import { useText } from '@quayside/i18n/use-text';
import type { StepAnswers } from '@quayside/rules/journey';
import { DIGITAL_ID_MINUTES, OPENING_MINUTES, REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { PASSPORT_VALIDITY_MONTHS } from '@quayside/rules/passport-validity';
import { PROOF_OF_ADDRESS_MONTHS } from '@quayside/rules/proof-of-address';
import { Notice } from '@quayside/ui/notice';
import Camera from 'lucide-react/icons/camera';
import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import IdCard from 'lucide-react/icons/id-card';
import type { ReactNode } from 'react';

/** Texts that are loaded before the screen is shown: the opening's choices. */
export const texts = [openingChoices];

/** /sg-choose-tip: what to have at hand, and what is not accepted. Going on says that it was seen. */
export default function ChooseTipScreen() {
  const t = useText(openingChoices);
  const state = useFlowState();
  const byDigitalId = state.status === 'ready' && state.application.answers.choose?.route === 'digital-id';
  return (
    <StepScreen
      step="choose-tip"
      title={t('tip.title')}
      heading={t('tip.heading')}
      lead={t('tip.lead', { minutes: byDigitalId ? DIGITAL_ID_MINUTES : OPENING_MINUTES })}
      prepare={seen}
    >
      {byDigitalId ? <ForDigitalId /> : <ByHand />}
      <p className="m-0 text-ink-muted text-label">{t('tip.review', REVIEW_WORKING_DAYS)}</p>
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
        <Item icon={<Hash size={24} />} title={t('tip.tax')}>
          {t('tip.tax.text')}
        </Item>
        {ofMinor ? null : (
          <Item icon={<Camera size={24} />} title={t('tip.face')}>
            {t('tip.face.text')}
          </Item>
        )}
      </ul>
      <Notice tone="warning" title={t('tip.rules')}>
        <ul className="m-0 flex list-disc flex-col gap-1 ps-5">
          <li>{t('tip.rules.original')}</li>
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
      <Item icon={<IdCard size={24} />} title={t('tip.identity')}>
        {t('tip.identity.text', { months: PASSPORT_VALIDITY_MONTHS })}
      </Item>
      <Item icon={<FileText size={24} />} title={t('tip.address')}>
        {t('tip.address.text', { months: PROOF_OF_ADDRESS_MONTHS })}
      </Item>
    </>
  );
}

/** A guardian shows who the minor is, and how they are related. */
function OfMinor() {
  const t = useText(openingChoices);
  return (
    <>
      <Item icon={<IdCard size={24} />} title={t('tip.minor.identity')}>
        {t('tip.minor.identity.text')}
      </Item>
      <Item icon={<FileText size={24} />} title={t('tip.minor.relationship')}>
        {t('tip.minor.relationship.text')}
      </Item>
    </>
  );
}

/** No document is needed where the digital ID speaks. */
function ForDigitalId() {
  const t = useText(openingChoices);
  return (
    <ul {...listRole} className="m-0 flex list-none flex-col gap-5 p-0">
      <Item icon={<IdCard size={24} />} title={t('tip.digitalId')}>
        {t('tip.digitalId.text')}
      </Item>
      <Item icon={<Hash size={24} />} title={t('tip.tax')}>
        {t('tip.digitalId.tax')}
      </Item>
      <Item icon={<Camera size={24} />} title={t('tip.face')}>
        {t('tip.digitalId.face')}
      </Item>
    </ul>
  );
}

const seen = (values: StepAnswers, { by }: Saving): StepAnswers => (by === 'submit' ? { seen: true } : values);

/** Safari drops list semantics from lists without markers unless the role is given (WebKit bug 170179). */
const listRole = { role: 'list' };

const Item = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <li className="flex gap-4">
    <span
      aria-hidden
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent"
    >
      {icon}
    </span>
    <span className="min-w-0">
      <span className="block font-semibold text-body text-ink">{title}</span>
      <span className="mt-0.5 block text-ink-muted text-label">{children}</span>
    </span>
  </li>
);
