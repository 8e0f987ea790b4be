import { Divider } from "@quayside/ui/divider";
import Link from "next/link";

/** A server component, with a component of the kit in it. */
export default async function Home({ searchParams }) {
  const query = new URLSearchParams(await searchParams);
  return (
    <main>
      <nav>
        <Link href={`/apply?${query}&flow=options`}>Trade options</Link>
        <Link href={`/apply?${query}&flow=w8ben`}>Confirm my W-8BEN</Link>
      </nav>
      <div className="q-root">
        <Divider />
      </div>
    </main>
  );
}
