import { loadModule, parse, type Node } from 'libpg-query';
import { partsOf } from '../migrationName.ts';
import type { Migration, Migrations } from '../types/migration.ts';
import type { Announcement } from './finding.ts';
import { findStatement } from './findStatement.ts';
import { announcements, madeObjects } from './namedObjects.ts';
import { recordStatements } from './recordStatements.ts';
import type { Step } from './step.ts';
import { madeChecks } from './widenedCheck.ts';

interface Read {
  name: string;
  isOutsideTransaction: boolean;
  statements: Node[];
  made: string[];
  announced: Announcement[];
}

/**
 * Returns one message for each problem of the migrations behind the first live version: what breaks the previous
 * version, and what blocks its users meanwhile.
 */
export async function checkMigrations(migrations: Migrations, live: readonly string[]): Promise<string[]> {
  const [baseline = ''] = live;
  const read: Read[] = [];
  for (const [name, migration] of Object.entries(migrations)) read.push(await readMigration(name, migration));
  return read.flatMap((migration, index) =>
    migration.name > baseline ? checkOne(migration, read.slice(0, index), live) : [],
  );
}

async function readMigration(name: string, migration: Migration): Promise<Read> {
  await loadModule();
  const parsed = await Promise.all((await recordStatements(migration)).map((text) => parse(text)));
  const statements = parsed.flatMap(({ stmts = [] }) => stmts.flatMap(({ stmt }) => (stmt ? [stmt] : [])));
  return {
    name,
    isOutsideTransaction: migration.outsideTransaction ?? false,
    statements,
    made: statements.flatMap(madeObjects),
    announced: statements.flatMap(announcements),
  };
}

function checkOne(
  { name, isOutsideTransaction, statements }: Read,
  earlier: Read[],
  live: readonly string[],
): string[] {
  const step: Step = {
    isOutsideTransaction,
    before: new Set(earlier.flatMap(({ made }) => made)),
    checks: new Map(earlier.flatMap(({ statements: former }) => former.flatMap(madeChecks))),
    made: new Set<string>(),
    cleared: new Set<string>(),
  };
  const findings = statements.flatMap((statement) => {
    const found = findStatement(statement, step);
    for (const object of madeObjects(statement)) step.made.add(object);
    return found;
  });
  return findings
    .filter(({ allowedAfter }) => !allowedAfter || refusalOf(allowedAfter, name, earlier, live) !== null)
    .map(({ reason, allowedAfter }) =>
      [`${name}: ${reason}`, ...(allowedAfter ? [refusalOf(allowedAfter, name, earlier, live)] : [])].join('; '),
    );
}

/** Reason why a contraction is too early; null once a version that no longer needs the object has gone live. */
function refusalOf(
  { object, as }: Announcement,
  name: string,
  earlier: Read[],
  live: readonly string[],
): string | null {
  const { after } = partsOf(name);
  if (after === undefined) return HOW_TO_CONTRACT[as];
  const announcing = earlier.find((one) => partsOf(one.name).number === after);
  if (!announcing?.announced.some((one) => one.object === object && one.as === as))
    return `${after} does not say so: ${HOW_TO_CONTRACT[as]}`;
  return live.some((last) => last < name && partsOf(last).number >= after)
    ? null
    : `${after} has not gone live in a version before this one`;
}

const HOW_TO_CONTRACT = {
  unused:
    "in the version that stops using it, a migration says: comment on … is 'unused'; this one is called " +
    '…-after-<its number>, and is of a later version',
  changed:
    'the version that keeps to it changes the table in a migration; this one is called …-after-<its number>, and is of ' +
    'a later version',
};
