import fastify, { type FastifyReply } from 'fastify';

/**
 * A bare server that notifies many visitors of changes, started by the measuring program: by long polls (`/poll`) and
 * server-sent events (`/events`). `POST /change` makes a change, and returns once everyone has been written to.
 */
const [port = '', body = ''] = process.argv.slice(2);

let change = 0;
const held = new Set<FastifyReply>();
const listeners = new Set<FastifyReply>();

const text = () => JSON.stringify({ ...JSON.parse(body), change });

const server = fastify();

server.get<{ Querystring: { change: string } }>('/poll', (request, reply) => {
  if (Number(request.query.change) < change) return reply.type('application/json').send(text());
  held.add(reply);
  request.raw.on('close', () => held.delete(reply));
  return reply;
});

server.get('/events', (request, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  reply.raw.write(`data: ${text()}\n\n`);
  listeners.add(reply);
  request.raw.on('close', () => listeners.delete(reply));
});

server.get('/waiting', () => ({ waiting: held.size + listeners.size }));

server.post('/change', () => {
  change += 1;
  const waiting = [...held];
  held.clear();
  for (const reply of waiting) reply.type('application/json').send(text());
  const event = `data: ${text()}\n\n`;
  for (const reply of listeners) reply.raw.write(event);
  return {};
});

await server.listen({ port: Number(port), host: '127.0.0.1' });
