import { createServer } from 'node:http';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { columnParsers } from '../src/database/types/columnTypes.ts';
import type { Tables } from '../src/database/types/tables.ts';
import { fetchArticles } from '../src/modules/news/articles/store.ts';

/**
 * Baseline of a list call, started by `listCall.ts`: a bare server that sends the statements of the call to PostgreSQL
 * one after another, and responds with the same body as the API.
 */
const [port = '', databaseUrl = '', body = ''] = process.argv.slice(2);
/** The same number as in the API. */
const CONNECTIONS = 10;
const envelope: unknown = JSON.parse(body);

const pool = new pg.Pool({
  connectionString: databaseUrl,
  max: CONNECTIONS,
  types: { getTypeParser: (id: number) => columnParsers[id] ?? pg.types.getTypeParser(id) },
});
const statements = await recordStatements();

createServer((_request, response) => {
  answer().then(
    (text) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
  );
}).listen(Number(port), '127.0.0.1');

async function answer(): Promise<string> {
  const connection = await pool.connect();
  try {
    for (const { name, text, values } of statements) await connection.query({ name, text, values });
  } finally {
    connection.release();
  }
  return JSON.stringify(envelope);
}

/** Statements for the first page of notices. */
async function recordStatements() {
  const sent: CompiledQuery[] = [];
  const queries = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) }),
    log: ({ query }) => void sent.push(query),
  });
  await fetchArticles(queries, 'notice', { page: 1, limit: 10 }, new Date());
  await queries.destroy();
  return sent.map(({ sql, parameters }, index) => ({ name: `s${index}`, text: sql, values: [...parameters] }));
}
