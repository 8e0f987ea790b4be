import { brokerUrl } from "../../../broker.mjs";

/** Forwards a request of the page to the broker. The page calls its own origin, so the broker does not need CORS. */
async function forward(request) {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete("host");
  const { status, headers: responseHeaders, body } = await fetch(new URL(pathname.replace("/broker", "") + search, brokerUrl), {
    method: request.method,
    headers,
    body: request.body,
    duplex: "half",
    redirect: "manual",
  });
  const forwardedHeaders = new Headers(responseHeaders);
  for (const name of ["connection", "content-encoding", "content-length", "transfer-encoding"]) forwardedHeaders.delete(name);
  return new Response(body, { status, headers: forwardedHeaders });
}

export { forward as DELETE, forward as GET, forward as POST, forward as PUT };
