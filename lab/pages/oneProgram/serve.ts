import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ONE_PROGRAM_BASE, ONE_PROGRAM_FOLDER } from './locations.ts';
import { preparePages } from './page.ts';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

function sendFile(name: string, response: ServerResponse): void {
  const file = join(ONE_PROGRAM_FOLDER, name);
  const isCompressed = existsSync(`${file}.br`);
  response
    .writeHead(200, {
      'Content-Type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    })
    .end(readFileSync(isCompressed ? `${file}.br` : file));
}

const pass = (portal: string, request: IncomingMessage, response: ServerResponse) => {
  const { method, headers } = request;
  const onward = send(new URL(request.url ?? '/', portal), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', () => response.destroy());
  request.pipe(onward);
};

/**
 * Serves the one program: its own pages and files, all else from the portal.
 * @param addresses the pages that will be opened.
 * @returns its address and what ends it.
 */
export async function serveOneProgram(portal: string, addresses: readonly string[]) {
  const pages = await preparePages(portal, addresses);
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const page = pages.get(address);
    if (page) response.writeHead(200, page.headers).end(page.body);
    else if (address.startsWith(ONE_PROGRAM_BASE)) sendFile(address.slice(ONE_PROGRAM_BASE.length), response);
    else pass(portal, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The one program has no port');
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
