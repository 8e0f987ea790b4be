import { brokerUrl } from "../../../broker.mjs";

/** Forwards a call to the broker. The page calls its origin, so the broker does not need CORS. */
async function passOn(request) {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete("host");
  const { status, headers: answered, body } = await fetch(new URL(pathname.replace("/broker", "") + search, brokerUrl), {
    method: request.method,
    headers,
    body: request.body,
    duplex: "half",
    redirect: "manual",
  });
  const kept = new Headers(answered);
  for (const name of ["connection", "content-encoding", "content-length", "transfer-encoding"]) kept.delete(name);
  return new Response(body, { status, headers: kept });
}

export { passOn as DELETE, passOn as GET, passOn as POST, passOn as PUT };
