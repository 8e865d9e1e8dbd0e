import { createServer, type Server } from 'node:http';

interface StoredFile {
  content: Buffer;
  headers: Record<string, string>;
}

const KEPT_HEADERS = ['content-type', 'x-amz-meta-put'];

/** An in-memory store with the part of S3 that the portal uses. It does not check access. */
export async function startObjectStore(port: number): Promise<Server> {
  const files = new Map<string, StoredFile>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const file = files.get(path);
      if (request.method === 'PUT') {
        if (file && request.headers['if-none-match'] === '*') return response.writeHead(412).end();
        const headers = KEPT_HEADERS.map((name) => [name, String(request.headers[name] ?? '')] as const);
        files.set(path, { content: Buffer.concat(parts), headers: Object.fromEntries(headers) });
        return response.writeHead(200).end();
      }
      if (!file) return response.writeHead(404).end();
      if (request.method === 'DELETE') {
        files.delete(path);
        return response.writeHead(204).end();
      }
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const content = first ? file.content.subarray(Number(first), Number(last) + 1) : file.content;
      response.writeHead(first ? 206 : 200, { ...file.headers, 'content-length': content.length });
      return response.end(request.method === 'HEAD' ? undefined : content);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return server;
}
