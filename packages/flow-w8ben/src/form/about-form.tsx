import { useFlow } from '@quayside/flow/flow-context';
import { withReturnTarget } from '@quayside/flow/internals/return-target';
import { useText } from '@quayside/i18n/use-text';
import { Disclosure } from '@quayside/ui/disclosure';
import { Link } from '@quayside/ui/link';
import { useHref, useLocation, useNavigate } from 'react-router';
import { w8ben } from '../lines/texts.ts';
import { useW8benScope } from '../w8ben-scope.ts';

type AboutFormProps = {
  /** The step of the page, to which the linked pages return. */
  readonly from: 'form' | 'signature';
};

/**
 * Renders a collapsed explanation of what the form is for, who receives it and how long it is valid. In an opening, also links to the pages that describe the
 * form and show it completed.
 */
export function AboutForm({ from }: AboutFormProps) {
  const t = useText(w8ben);
  const { changes = 'at-source' } = useW8benScope();
  return (
    <Disclosure summary={t('card.about')}>
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        <li>{t('trust.why')}</li>
        <li>{t('trust.receives')}</li>
        <li>{t('trust.valid')}</li>
      </ul>
      {changes === 'at-source' ? (
        <div className="flex flex-wrap gap-x-5">
          <More step="list" from={from} words={t('list.parts')} />
          <More step="info" from={from} words={t('info.more')} />
        </div>
      ) : null}
    </Disclosure>
  );
}

function More({ step, from, words }: AboutFormProps & { readonly step: 'list' | 'info'; readonly words: string }) {
  const { flow } = useFlow();
  const { prefix } = useW8benScope();
  const { search } = useLocation();
  const navigate = useNavigate();
  const path = withReturnTarget(flow, `${prefix}${step}`, { from: `${prefix}${from}`, search });
  return (
    <Link
      href={useHref(path)}
      variant="standalone"
      onPress={(event) => {
        event.preventDefault();
        void navigate(path);
      }}
    >
      {words}
    </Link>
  );
}
