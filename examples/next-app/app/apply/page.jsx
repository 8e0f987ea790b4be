import { headers } from "next/headers";
import { Apply } from "./apply";

/** A server component: it reads the address, and passes on plain values. */
export default async function ApplyPage({ searchParams }) {
  const { flow = "options", customer = "", language = "en", skin = "white" } = await searchParams;
  const sent = await headers();
  const origin = `${sent.get("x-forwarded-proto") ?? "http"}://${sent.get("host")}`;
  return <Apply name={flow} origin={origin} customer={customer} language={language} skin={skin} />;
}
