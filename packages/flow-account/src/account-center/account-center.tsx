import { getAccountOverview } from '@quayside/contract/calls/account';
import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { useFlow } from '@quayside/flow/flow-context';
import { LinkCell } from '@quayside/flow-screens/internals/link-cell';
import { ToDoList } from '@quayside/flow-screens/internals/to-do-list';
import { openingFirst } from '@quayside/i18n/internals/text/opening-first';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { toDos } from '@quayside/i18n/internals/text/to-dos';
import { useText } from '@quayside/i18n/use-text';
import type { ToDo } from '@quayside/rules/internals/to-dos';
import { List } from '@quayside/ui/list';
import UserRound from 'lucide-react/icons/user-round';
import { account } from '../account/texts.ts';
import { ResponseScreen } from '../loading/response-screen.tsx';
import { useCall } from '../loading/use-call.ts';
import { paths } from '../routes/paths.ts';
import { AccountList } from './accounts.tsx';
import { DocumentsSection } from './documents.tsx';
import { AddableProducts } from './permissions.tsx';
import { Section } from './section.tsx';
import { ServiceLinks } from './services.tsx';
import { W8benList } from './w8ben.tsx';

export const texts = [account, reasons, openingFirst, toDos];

/** Renders /sg-account-center: to-dos, information, W-8BEN forms, accounts, tier, products, documents and help. Home has the values of the accounts. */
export default function AccountCenterScreen() {
  const t = useText(account);
  const { hostServices } = useFlow();
  const answer = useCall(getAccountOverview);
  return (
    <ResponseScreen title={t('center.title')} back="/" answer={answer}>
      {({ data, caller }) => (
        <div className="flex flex-col gap-[calc(var(--q-card-gap)+8px)]">
          <ToDoList
            answer={{ status: 'ready', data }}
            leaveOut={data.customer.account ? undefined : isOpening}
            page="center"
            openAppScreen={hostServices?.openAppScreen}
          />
          {data.customer.account ? <AboutYou overview={data} /> : null}
          <AccountList overview={data} />
          {data.customer.account ? <AddableProducts overview={data} /> : null}
          {data.customer.account ? <DocumentsSection caller={caller} /> : null}
          <ServiceLinks caller={caller} />
        </div>
      )}
    </ResponseScreen>
  );
}

/** Returns whether a to-do continues the draft of the opening. Before the account is open, the list omits it, because the opening's card has the same link. */
const isOpening = (toDo: ToDo) => toDo.kind === 'draft' && toDo.flow === 'opening';

function AboutYou({ overview }: { readonly overview: AccountOverview }) {
  const t = useText(account);
  return (
    <Section title={t('center.yours')}>
      <List label={t('center.yours')} variant="card">
        <LinkCell
          path={paths.information}
          icon={<UserRound size="1.375rem" />}
          title={t('center.information')}
          detail={t('center.informationText')}
        />
        <W8benList overview={overview} />
      </List>
    </Section>
  );
}
