import type { AccountOverview } from '@quayside/contract/account-overview';
import { getAccountOverview } from '@quayside/contract/calls/account';
import type { Caller } from '@quayside/flow/services';
import { account } from '@quayside/i18n/text/account';
import { openingFirst } from '@quayside/i18n/text/opening-first';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { List } from '@quayside/ui/list';
import { AnswerScreen } from '../internal/answer-screen.tsx';
import { LinkCell } from '../internal/link-cell.tsx';
import { paths } from '../internal/paths.ts';
import { useAnswer } from '../internal/use-answer.ts';
import { Accounts } from './accounts.tsx';
import { Documents } from './documents.tsx';
import { Permissions } from './permissions.tsx';
import { Section } from './section.tsx';
import { Services } from './services.tsx';
import { ToDo } from './to-do.tsx';
import { W8bens } from './w8ben.tsx';

/** Texts that are loaded before the screen is shown: the account centre; a reviewer's reasons; that the account comes first. */
export const texts = [account, reasons, openingFirst];

/** /sg-account-center: what needs doing, accounts, tier, what can be opened, each W-8BEN, information, documents, help. */
export default function AccountCenterScreen() {
  const t = useText(account);
  const answer = useAnswer(getAccountOverview);
  return (
    <AnswerScreen title={t('center.title')} back="/" answer={answer}>
      {({ data, caller }) => (
        <div className="flex flex-col gap-6">
          <ToDo overview={data} />
          <Accounts overview={data} />
          {data.customer.account ? <Held overview={data} caller={caller} /> : null}
          <Services caller={caller} />
        </div>
      )}
    </AnswerScreen>
  );
}

function Held({ overview, caller }: { readonly overview: AccountOverview; readonly caller: Caller }) {
  const t = useText(account);
  return (
    <>
      <Permissions overview={overview} />
      <Section title={t('center.yours')}>
        <List label={t('center.yours')} frame="card">
          <LinkCell path={paths.information} title={t('center.information')} detail={t('center.informationText')} />
          <W8bens overview={overview} />
        </List>
      </Section>
      <Documents caller={caller} />
    </>
  );
}
