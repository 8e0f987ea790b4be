import { reasonValues } from '@quayside/i18n/reason-values';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { focusField } from '@quayside/ui/focus-field';

/** Renders the reason of a rejection, or the way to the field whose frame has the reason. Not for `other`, whose note says more. */
export default function ReasonWords({ code }: { code: string }) {
  const t = useText(reasons);
  const field = fields[code];
  return (
    <>
      <span className="block group-has-data-differs/step:hidden">{t(code as 'unclear-image', reasonValues(code))}</span>
      {field ? (
        <span className="-ms-4 hidden group-has-data-differs/step:block">
          <Button
            variant="quiet"
            size="medium"
            onPress={({ currentTarget }) => {
              const screen = currentTarget.closest<HTMLElement>('[data-step]');
              if (screen) focusField(screen, field);
            }}
          >
            {t('toField')}
          </Button>
        </span>
      ) : null}
    </>
  );
}

/** The first field of the basic information that a reason is about. */
const fields: Readonly<Record<string, string>> = {
  'name-mismatch': 'fullName',
  'number-mismatch': 'documentNumber',
  'birth-date-mismatch': 'dateOfBirth',
};
