"use client";

import { Flow } from "@quayside/embed/react";
import { optionsFlow } from "@quayside/flow-derivatives/options";
import { w8benUpdateFlow } from "@quayside/flow-w8ben/w8ben-update";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { editionAt } from "../edition";

const flows = { options: optionsFlow(), w8ben: w8benUpdateFlow };
const tokens = { "--q-brand-accent": "#14532d" };

/** Callbacks do not cross from the server, so the flow has a client component of the app's own around it. */
export function Apply({ name, origin, customer, language, skin }) {
  const router = useRouter();
  const [reference, setReference] = useState(null);
  const edition = useMemo(() => editionAt(origin), [origin]);

  async function session() {
    const answer = await fetch(`/session?customer=${encodeURIComponent(customer)}`, { method: "POST" });
    if (!answer.ok) throw new Error("not signed in");
    return answer.json();
  }

  function hear(event) {
    if (event.type === "submitted") setReference(event.reference);
    if (event.type === "leave") router.push("/");
  }

  return (
    <>
      {reference && <p role="status">Your reference: {reference}</p>}
      <Flow
        edition={edition}
        flow={flows[name]}
        session={session}
        language={language}
        skin={skin}
        tokens={tokens}
        onEvent={hear}
      />
    </>
  );
}
