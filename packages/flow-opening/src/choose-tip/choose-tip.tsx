import { useFlowState } from '@quayside/flow/flow-context';
import { type SaveContext, StepScreen } from '@quayside/flow/step-screen';
import { useText } from '@quayside/i18n/use-text';
import { PASSPORT_VALIDITY_MONTHS } from '@quayside/rules/internals/passport-validity';
import { PROOF_OF_ADDRESS_MONTHS } from '@quayside/rules/internals/proof-of-address';
import type { StepAnswers } from '@quayside/rules/journey';
import { Notice } from '@quayside/ui/notice';
import Camera from 'lucide-react/icons/camera';
import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import IdCard from 'lucide-react/icons/id-card';
import { openingChoices } from '../choices/texts.ts';
import { Fact, FactList } from './fact-list.tsx';

export const texts = [openingChoices];

/** Renders the page /sg-choose-tip, which lists the documents to prepare and those that we do not accept. Continue saves that the customer saw the page. */
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
      <FactList>
        {ofMinor ? <OfMinor /> : <OfAdult />}
        <Fact icon={<Hash size={24} />} title={t('tip.tax.label')} />
        {ofMinor ? null : <Fact icon={<Camera size={24} />} title={t('tip.face.label')} />}
      </FactList>
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
      <Fact icon={<IdCard size={24} />} title={t('tip.identity.label')}>
        {t('tip.identity.text', { months: PASSPORT_VALIDITY_MONTHS })}
      </Fact>
      <Fact icon={<FileText size={24} />} title={t('tip.address.label')}>
        {t('tip.address.text', { months: PROOF_OF_ADDRESS_MONTHS })}
      </Fact>
    </>
  );
}

/** Renders the list of documents that a guardian prepares: the identity document of the minor and the proof of relationship. */
function OfMinor() {
  const t = useText(openingChoices);
  return (
    <>
      <Fact icon={<IdCard size={24} />} title={t('tip.minor.identity.label')}>
        {t('tip.minor.identity.text')}
      </Fact>
      <Fact icon={<FileText size={24} />} title={t('tip.minor.relationship.label')}>
        {t('tip.minor.relationship.text')}
      </Fact>
    </>
  );
}

const seen = (values: StepAnswers, { by }: SaveContext): StepAnswers => (by === 'submit' ? { seen: true } : values);
