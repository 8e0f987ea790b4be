import { ActionIcon, Alert, AppShell, Drawer, Group, Stack, Tabs, Text, Title } from "@mantine/core";
import { Flow } from "@quayside/embed/react";
import { lazy, Suspense, useRef, useState } from "react";
import { edition } from "./edition";
import { customer, language, session, skin } from "./session";

/** A flow that is fetched when its tab is opened. */
const lazyFlow = (load) =>
  lazy(async () => {
    const flow = await load();
    return { default: (props) => <Flow flow={flow} {...props} /> };
  });
const OptionsFlow = lazyFlow(async () => (await import("@quayside/flow-derivatives/options")).optionsFlow());
const W8benFlow = lazyFlow(async () => (await import("@quayside/flow-w8ben/w8ben-update")).w8benUpdateFlow);

export function App() {
  const [tab, setTab] = useState(null);
  const [bar, setBar] = useState(null);
  const [reference, setReference] = useState(null);
  const [expired, setExpired] = useState(false);
  const flow = useRef(null);

  const hear = (event) => {
    if (event.type === "navigation") setBar(event);
    if (event.type === "submitted") setReference(event.reference);
    if (event.type === "leave") setTab(null);
  };
  const props = {
    ref: flow,
    edition,
    session,
    language,
    skin,
    navigation: "embedder",
    tokens: { "--q-brand-accent": "#6741d9", "--q-brand-accent-strong": "#5028c6", "--q-brand-radius": "1rem" },
    onEvent: hear,
    onError: ({ nextAction }) => nextAction === "sign-in" && setExpired(true),
  };

  return (
    <AppShell header={{ height: 56 }} padding="md">
      <AppShell.Header>
        <Group h="100%" px="md" wrap="nowrap">
          {tab && (
            <ActionIcon variant="subtle" size="lg" aria-label="Back in the wallet" onClick={() => flow.current?.back()}>
              ‹
            </ActionIcon>
          )}
          <Title order={1} size="h4" lineClamp={1}>
            {bar && tab ? bar.title : "Harbour Wallet"}
          </Title>
        </Group>
      </AppShell.Header>
      <AppShell.Main>
        <Stack>
          {reference && (
            <Alert title="Sent" role="status">
              Your reference: {reference}
            </Alert>
          )}
          <Drawer opened={expired} onClose={() => setExpired(false)} title="Please sign in again" position="bottom" />
          <Tabs value={tab} onChange={setTab} keepMounted={false}>
            <Tabs.List grow>
              <Tabs.Tab value="options">Options</Tabs.Tab>
              <Tabs.Tab value="w8ben">W-8BEN</Tabs.Tab>
            </Tabs.List>
            <Suspense fallback={<Text>…</Text>}>
              <Tabs.Panel value="options">
                <OptionsFlow {...props} />
              </Tabs.Panel>
              <Tabs.Panel value="w8ben">
                <W8benFlow {...props} />
              </Tabs.Panel>
            </Suspense>
          </Tabs>
          {!tab && <Text c="dimmed">{customer ? "What would you like to do?" : "A made-up customer is signed in."}</Text>}
        </Stack>
      </AppShell.Main>
    </AppShell>
  );
}
