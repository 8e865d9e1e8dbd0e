import { parseArgs } from 'node:util';
import type { InputIssue } from '@portal/shared/contract';
import { ConfigurationError } from '../configuration/configurationError.ts';
import { FolderInUse } from '../database/embedded/folderLock.ts';
import { inTransaction, sqlStateOf } from '../database/transaction.ts';
import type { Database } from '../database/types/database.ts';
import type { Queries } from '../database/types/tables.ts';
import { BusinessError, HttpError } from '../errors/errors.ts';
import { Refused, UsageError, type OperatorServices, type Options } from './commands/command.ts';
import { commands } from './commands/index.ts';

/** 0: done, 1: refused or failed, 2: invalid command line. */
export type ExitCode = 0 | 1 | 2;

/** SQLSTATE of an unknown table. */
const UNDEFINED_TABLE = '42P01';

interface Operator {
  openDatabase(): Promise<Database>;
  /** Opens the services with the database's queries. */
  openServices(db: Queries): Pick<OperatorServices, 'configuration' | 'integrations' | 'log'>;
  /** Name of the user in the operating system. */
  userName: string;
  now(): Date;
  readFile(path: string): Promise<Uint8Array>;
  writeNewFile(path: string, text: string): Promise<void>;
  print(line: string): void;
  printError(line: string): void;
}

/**
 * Runs one operator command on the database. Permissions do not apply to someone with access to the database. Every act
 * is in the office's audit log, without an employee and with `operator:<user>` as its address.
 */
export async function runOperator(words: readonly string[], operator: Operator): Promise<ExitCode> {
  const { now, print, printError, readFile, writeNewFile } = operator;
  const ip = `operator:${operator.userName}`;
  try {
    const call = readCommandLine(words);
    if (call === null) {
      print(help());
      return 0;
    }
    const database = await operator.openDatabase();
    try {
      await call.command.run(call.options, {
        act: (work) => inTransaction(database.queries, (db) => work({ db, now: now(), ip, caller: null })),
        services: () => ({ ...operator.openServices(database.queries), db: database.queries, ip, now }),
        print,
        readFile,
        writeNewFile,
      });
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    for (const line of explain(error)) printError(line);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** The command and its options; null for the help. @throws UsageError */
function readCommandLine(words: readonly string[]) {
  const [group = '', verb = '', ...rest] = words;
  if (words.length === 0 || words.includes('--help') || group === 'help') return null;
  const name = `${group} ${verb}`;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`there is no command "${name.trim()}"`);
  try {
    const { values } = parseArgs({ args: rest, options: command.options, strict: true, allowPositionals: false });
    return { command, options: values as Options };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function explain(error: unknown): string[] {
  if (error instanceof UsageError) return [error.message, '', help()];
  if (error instanceof HttpError) {
    const issues = (error.entity as { issues?: InputIssue[] } | null)?.issues ?? [];
    if (issues.length > 0) return issues.map(({ path, message }) => `${path}: ${message}`);
    return [error.codeName === 'NOT_FOUND' ? 'there is none of this number' : error.message];
  }
  if (error instanceof BusinessError) return [`${error.codeName}: ${error.message}`];
  if (sqlStateOf(error) === UNDEFINED_TABLE)
    return ['this database has not the tables of this version: start the portal once, and stop it again'];
  if (error instanceof FolderInUse) return [`stop the portal first: ${error.message}`];
  const oneLine = error instanceof Refused || error instanceof ConfigurationError;
  return [oneLine ? error.message : String(error instanceof Error ? error.stack : error)];
}

const help = () =>
  [
    'npm run operator -- <command> [options]',
    '',
    ...Object.entries(commands).flatMap(([name, { usage, about }]) => [`${name} ${usage}`, `    ${about}`]),
    '',
    'With the embedded database stop the portal first. Exit codes: 0 done, 1 refused or failed, 2 wrong options.',
  ].join('\n');
