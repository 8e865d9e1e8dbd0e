import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Queries } from './types/tables.ts';

/** Placeholder in a compiled query for a value of each execution. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Placeholder for the named value, in a query under construction. */
export type ParameterOf<Values extends object> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>;

type Build<Values extends object, Row> = (db: Queries, parameter: ParameterOf<Values>) => CompiledQuery<Row>;

interface PreparedStatement {
  /** Name under which PostgreSQL connections prepare it. */
  name: string;
  /** True if its result is used. */
  hasAnswer: boolean;
}

const statements = new Map<string, PreparedStatement>();

/** The prepared statement with this text; undefined if it is not prepared. */
export const preparedStatement = (text: string): PreparedStatement | undefined => statements.get(text);

/**
 * A query of a frequent call, built and compiled at its first execution only. PostgreSQL parses and plans it once for
 * each connection. Its columns must be named: with `*`, a migration would change the result type of a planned
 * statement, which PostgreSQL refuses.
 */
export function prepareQuery<Values extends object, Row>(
  build: Build<Values, Row>,
): (db: Queries, values: Values) => Promise<Row[]> {
  return prepare(build, true);
}

/**
 * A statement of a frequent call whose result is not used. In a transaction on PostgreSQL it is sent without waiting,
 * which shortens the time that locks are held. If it fails, the next statement or the commit fails with its error, and
 * the transaction is rolled back.
 */
export function prepareWrite<Values extends object>(
  build: Build<Values, unknown>,
): (db: Queries, values: Values) => Promise<void> {
  const write = prepare(build, false);
  return async (db, values) => void (await write(db, values));
}

function prepare<Values extends object, Row>(build: Build<Values, Row>, hasAnswer: boolean) {
  let compiled: CompiledQuery<Row> | undefined;
  const parameter: ParameterOf<Values> = (name) => sql`${new Parameter(name)}`;
  return async (db: Queries, values: Values): Promise<Row[]> => {
    compiled ??= nameOnce(build(db, parameter), hasAnswer);
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = compiled.parameters.map((one) => (one instanceof Parameter ? given.get(one.name) : one));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/**
 * Executes a query that is built each time but has one of few texts: PostgreSQL parses each text once for each
 * connection. Its columns must be named, as with `prepareQuery`.
 */
export async function executePrepared<Row>(db: Queries, query: CompiledQuery<Row>): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(nameOnce(query, true));
  return rows;
}

function nameOnce<Row>(compiled: CompiledQuery<Row>, hasAnswer: boolean): CompiledQuery<Row> {
  if (!statements.has(compiled.sql)) statements.set(compiled.sql, { name: `prepared_${statements.size}`, hasAnswer });
  return compiled;
}
