import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { List } from '@quayside/ui/list';
import { LinkCell } from './link-cell/link-cell.tsx';

/** Renders a link to the other products, below the outcome of a refused request. The screen must load the texts `applicationState`. */
export function OtherProducts({ path }: { readonly path: string }) {
  const t = useText(applicationState);
  return (
    <List label={t('failed.others')} variant="card">
      <LinkCell path={path} title={t('failed.others')} />
    </List>
  );
}
