import { loginOf } from "../../broker.mjs";

/** Answers POST /session on the app's server with a login code. */
export async function POST(request) {
  const login = await loginOf(new URL(request.url).searchParams.get("customer")).catch(() => undefined);
  return Response.json(login ?? {}, { status: login ? 200 : 401, headers: { "Cache-Control": "no-store" } });
}
