import { useText } from '@quayside/i18n/use-text';
import { Disclosure } from '@quayside/ui/disclosure';
import { Link } from '@quayside/ui/link';
import { useHref, useNavigate } from 'react-router';
import { w8ben } from '../lines/texts.ts';

export type AboutFormProps = {
  /** path of the page that describes the parts of the form, if the flow has one; adds a link */
  readonly more?: string | undefined;
};

/** Renders a collapsed explanation of what the form is for, who receives it and how long it is valid. */
export function AboutForm({ more }: AboutFormProps) {
  const t = useText(w8ben);
  return (
    <Disclosure summary={t('card.about')}>
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        <li>{t('trust.why')}</li>
        <li>{t('trust.receives')}</li>
        <li>{t('trust.valid')}</li>
      </ul>
      {more ? <More path={more} /> : null}
    </Disclosure>
  );
}

function More({ path }: { readonly path: string }) {
  const t = useText(w8ben);
  const navigate = useNavigate();
  return (
    <Link
      href={useHref(path)}
      placement="standalone"
      onPress={(event) => {
        event.preventDefault();
        void navigate(path);
      }}
    >
      {t('list.parts')}
    </Link>
  );
}
