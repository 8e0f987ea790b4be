import { applicationState } from '@quayside/i18n/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { List } from '@quayside/ui/list';
import { LinkCell } from './link-cell/link-cell.tsx';

/** Renders a row that leads to what else can be opened, below the outcome of a request that was refused. The screen loads the texts `applicationState`. */
export function OtherProducts({ path }: { readonly path: string }) {
  const t = useText(applicationState);
  return (
    <List label={t('failed.others')} frame="card">
      <LinkCell path={path} title={t('failed.others')} />
    </List>
  );
}
