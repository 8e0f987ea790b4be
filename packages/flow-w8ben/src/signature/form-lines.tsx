import { useFormScope } from '@quayside/flow/form';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { ChangeLink } from '@quayside/ui/internals/change-link';
import { AboutForm } from '../form/about-form.tsx';
import { useCardRows } from '../form/card-rows.tsx';
import { LinesLoading } from '../form/lines-loading.tsx';
import { useFormLink } from '../form/use-form-link.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import type { W8benLines } from '../lines/form-schema.ts';
import { w8ben } from '../lines/texts.ts';

/** Renders the lines that Part III certifies, with a link to change them and an explanation of the form. Renders nothing for a form without answers. */
export function FormLines() {
  const form = useSavedForm();
  if (form.status === 'saved') return <Lines form={form.lines} />;
  return form.status === 'loading' ? <LinesLoading /> : null;
}

function Lines({ form }: { readonly form: W8benLines }) {
  const t = useText(w8ben);
  const { readOnly } = useFormScope();
  const { part1, part2 } = useCardRows(form);
  const { href, change } = useFormLink();
  const title = t('card.rows');
  return (
    <Card title={title} aside={readOnly ? null : <ChangeLink href={href} onPress={change} subject={title} />}>
      <DescriptionList layout="dense" items={[...part1.filter(({ line }) => line), ...part2]} />
      <div className="mt-1 -mb-3">
        <AboutForm from="signature" />
      </div>
    </Card>
  );
}
