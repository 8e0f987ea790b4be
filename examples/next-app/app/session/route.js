import { loginOf } from "../../broker.mjs";

/** Handles POST /session on the app's server. */
export async function POST(request) {
  const login = await loginOf(new URL(request.url).searchParams.get("customer")).catch(() => undefined);
  return Response.json(login ?? {}, { status: login ? 200 : 401, headers: { "Cache-Control": "no-store" } });
}
