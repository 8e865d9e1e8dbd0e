import { fastify } from 'fastify';
import { CompiledQuery } from 'kysely';
import { openTracing } from '@portal/shared/tracing/tracing';
import { tracedStatements } from '../src/database/tracedStatements.ts';
import { traceCalls } from '../src/server/tracing.ts';

/** A server with minimal responses, with or without traces, for `tracing.ts`: `TRACES_URL`, `TRACES_SHARE`. */

const { TRACES_URL: url = null, TRACES_SHARE: share } = process.env;
const [, , port] = process.argv;
/** Statements of a read call. */
const STATEMENTS = [
  'select "article_no", "title" from "article" where "board" = $1 order by "article_no" desc limit $2',
  'select count(*) from "article" where "board" = $1',
].map((text) => CompiledQuery.raw(text));
const ANSWER = JSON.stringify({ code: 1, message: '', entity: { list: [] } });

const tracing = await openTracing('measured', { url, share: Number(share) });
const tell = tracing && tracedStatements(tracing);
const server = fastify();
// The API has such hooks anyway: the first hook of a kind costs more than the next.
for (const kind of ['onRequest', 'onSend', 'onResponse'] as const) server.addHook(kind, async () => undefined);
if (tracing) traceCalls(server, tracing);
server.get('/', (_request, reply) => {
  for (const query of STATEMENTS) void tell?.({ level: 'query', query, queryDurationMillis: 1 });
  return reply.type('application/json').send(ANSWER);
});
server.get('/health/ready', () => ({}));
await server.listen({ port: Number(port), host: '127.0.0.1' });
