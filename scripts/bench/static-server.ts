import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BuildFile, listBuildFiles } from '../../packages/sandbox/src/tools/gateway/build-files.ts';
import { acceptedEncoding, createCompress } from '../../packages/sandbox/src/tools/gateway/compression.ts';

export type StaticServer = { origin: string; close: () => void };

/**
 * Serves folders on a free port, each at its path, such as `/plain/`. With `compressed`, compresses files as the gateway
 * does. With `cached`, lets the browser cache them.
 */
export async function serveBuilds(
  folders: Readonly<Record<string, string>>,
  { compressed = true, cached = false } = {},
): Promise<StaticServer> {
  const files = new Map<string, BuildFile>();
  const compress = createCompress();
  for (const [base, folder] of Object.entries(folders)) {
    for (const [path, file] of listBuildFiles(folder, compress)) files.set(`${base}${path}`, file);
  }
  if (compressed) for (const file of files.values()) await file.read('br'); // before measurements
  const server = createServer(async ({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = files.get(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file) return response.writeHead(404).end();
    const encoding = compressed ? acceptedEncoding(String(headers['accept-encoding'])) : undefined;
    const body = await file.read(encoding);
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      ...(encoding && { 'content-encoding': encoding }),
      ...(cached && { 'cache-control': 'max-age=3600' }),
    });
    return response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}
