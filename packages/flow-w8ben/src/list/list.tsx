import { StepScreen } from '@quayside/flow/step-screen';
import { useText } from '@quayside/i18n/use-text';
import { w8ben } from '../lines/texts.ts';
import { useW8benScope } from '../w8ben-scope.ts';
import { FormValidity } from './form-validity.tsx';

export const texts = [w8ben];

/** Renders the page /sg-w8ben-list, which explains the purpose of the form, who cannot use it, its parts and its validity. */
export default function ListScreen() {
  const t = useText(w8ben);
  const { prefix } = useW8benScope();
  return (
    <StepScreen
      step={`${prefix}list`}
      title={t('list.title')}
      heading={t('list.heading')}
      lead={t('list.lead')}
      action={t('list.action')}
      prepare={asRead}
    >
      <Paragraph title={t('list.what.title')} text={t('list.what.label')} />
      <Paragraph title={t('list.who.title')} text={t('list.who.label')} />
      <Parts />
      <FormValidity />
      <p className="m-0 text-caption text-ink-muted">{t('binding')}</p>
    </StepScreen>
  );
}

const asRead = () => ({ read: true });

const Paragraph = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h2 className="m-0 text-ink text-title">{title}</h2>
    <p className="mt-1 mb-0 text-body text-ink-muted">{text}</p>
  </section>
);

const parts = ['part1', 'part2', 'part3'] as const;

function Parts() {
  const t = useText(w8ben);
  return (
    <section>
      <h2 className="m-0 text-ink text-title">{t('list.parts')}</h2>
      <ul className="mt-2 mb-0 list-none row-lines border-line border-y p-0">
        {parts.map((part) => (
          <li key={part} className="py-3">
            <span className="block font-medium text-body text-ink">{t(`list.${part}.title`)}</span>
            <span className="block text-ink-muted text-label">{t(`list.${part}.label`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
