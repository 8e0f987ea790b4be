// Serves site/, the bundle as /quayside/, POST /session, and forwards /broker/ to the broker. One origin avoids CORS.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, request } from "node:http";
import { extname, join, normalize } from "node:path";
import { brokerUrl, loginOf } from "./broker.mjs";

const site = join(import.meta.dirname, "site");
const bundle = join(import.meta.dirname, "node_modules/@quayside/embed/dist/bundle");
const types = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".json": "application/json" };
const port = Number(process.env.PORT || 5001);

const server = createServer(async (incoming, answer) => {
    const { pathname, searchParams } = new URL(incoming.url, "http://site");
    if (pathname.startsWith("/broker/")) return toBroker(incoming, answer);
    if (pathname === "/session" && incoming.method === "POST") {
        const login = await loginOf(searchParams.get("customer")).catch(() => undefined);
        answer.writeHead(login ? 200 : 401, { "Content-Type": "application/json", "Cache-Control": "no-store" });
        return answer.end(JSON.stringify(login ?? {}));
    }
    const path = normalize(pathname === "/" ? "/index.html" : pathname);
    const file = path.startsWith("/quayside/") ? join(bundle, path.slice("/quayside".length)) : join(site, path);
    if (!existsSync(file) || !statSync(file).isFile()) return answer.writeHead(404).end();
    answer.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(answer);
});

function toBroker(incoming, answer) {
    const target = new URL(incoming.url.slice("/broker".length), brokerUrl);
    const outgoing = request(
        target,
        { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
        (response) => {
            answer.writeHead(response.statusCode, response.headers);
            response.pipe(answer);
        }
    );
    outgoing.on("error", () => answer.writeHead(502).end());
    incoming.pipe(outgoing);
}

server.listen(port, "localhost", () => console.log(`listening http://localhost:${server.address().port}/`));
