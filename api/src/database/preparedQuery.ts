import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Queries } from './types/tables.ts';

/** Stands in a compiled query for a value that each execution brings. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Stands for the value of this name, in a query that is being built. */
export type ParameterOf<Values extends object> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>;

type Build<Values extends object, Row> = (db: Queries, parameter: ParameterOf<Values>) => CompiledQuery<Row>;

interface PreparedStatement {
  /** Under which a connection to PostgreSQL keeps it. */
  name: string;
  /** Whether somebody reads what it answers. */
  hasAnswer: boolean;
}

const statements = new Map<string, PreparedStatement>();

/** What is known of a statement of this text; undefined for all that are not prepared. */
export const preparedStatement = (text: string): PreparedStatement | undefined => statements.get(text);

/**
 * A query of a busy call, built and compiled at its first execution alone; PostgreSQL reads and plans it once for each
 * connection. Its columns must be named: with `*`, a migration would change what a planned statement answers, which
 * PostgreSQL refuses.
 */
export function prepareQuery<Values extends object, Row>(
  build: Build<Values, Row>,
): (db: Queries, values: Values) => Promise<Row[]> {
  return prepare(build, true);
}

/**
 * A statement of a busy call whose answer nobody reads. In a transaction on PostgreSQL it is sent and not waited for:
 * the lock that others wait for is held for less time. Where it fails, the next statement or the commit fails with its
 * error, and nothing of the transaction is done.
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
 * Executes a query that is built each time, but has one of a few texts whatever its values: PostgreSQL reads each text
 * once for each connection. Its columns must be named, as those of `prepareQuery`.
 */
export async function executePrepared<Row>(db: Queries, query: CompiledQuery<Row>): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(nameOnce(query, true));
  return rows;
}

function nameOnce<Row>(compiled: CompiledQuery<Row>, hasAnswer: boolean): CompiledQuery<Row> {
  if (!statements.has(compiled.sql)) statements.set(compiled.sql, { name: `prepared_${statements.size}`, hasAnswer });
  return compiled;
}
