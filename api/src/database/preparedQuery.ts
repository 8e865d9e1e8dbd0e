import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Queries } from './tables.ts';

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

const names = new Map<string, string>();

/** The name under which a connection to PostgreSQL keeps a statement of this text; undefined for all others. */
export const preparedName = (text: string): string | undefined => names.get(text);

/**
 * A query of a busy call, built and compiled at its first execution alone; PostgreSQL reads and plans it once for each
 * connection. Its columns must be named: with `*`, a migration would change what a planned statement answers, which
 * PostgreSQL refuses.
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Queries, parameter: ParameterOf<Values>) => CompiledQuery<Row>,
): (db: Queries, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  const parameter: ParameterOf<Values> = (name) => sql`${new Parameter(name)}`;
  return async (db, values) => {
    compiled ??= nameOnce(build(db, parameter));
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = compiled.parameters.map((one) => (one instanceof Parameter ? given.get(one.name) : one));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

function nameOnce<Row>(compiled: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!names.has(compiled.sql)) names.set(compiled.sql, `prepared_${names.size}`);
  return compiled;
}
