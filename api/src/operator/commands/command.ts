import type { ParseArgsOptionsConfig } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { reason, type OfferingKind } from '@portal/shared/contract/office';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Queries } from '../../database/types/tables.ts';
import type { Integrations } from '../../integrations/integrations.ts';
import type { ActContext } from '../../internalControls/audit/recordAct.ts';
import { requireValid } from '../../pipeline/validate.ts';

/** An invalid command line: exit code 2, with the help. */
export class UsageError extends Error {}

/** A refused request: exit code 1, with the reason alone. */
export class Refused extends Error {}

export interface OperatorServices {
  db: Queries;
  configuration: Configuration;
  integrations: Integrations;
  log: FastifyBaseLogger;
  /** Recorded as the origin of an act. */
  ip: string;
  now(): Date;
}

/** Tools of a command. */
export interface OperatorTools {
  /** Runs the work in a transaction, recorded as the operator's act. */
  act<T>(work: (context: ActContext) => Promise<T>): Promise<T>;
  /** The database itself, for work longer than a transaction, and the integrations. */
  services(): OperatorServices;
  print(line: string): void;
  /** Bytes of a file named on the command line. */
  readFile(path: string): Promise<Uint8Array>;
  /** Writes a file that only its owner can read. Fails if it exists. */
  writeNewFile(path: string, text: string): Promise<void>;
}

/** The options of a command line, by name. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** A command of the operator. */
export interface Command {
  /** Its options as shown in the help. */
  usage: string;
  about: string;
  options: ParseArgsOptionsConfig;
  run(options: Options, tools: OperatorTools): Promise<void>;
}

/** @throws UsageError if the option is missing */
export function required(options: Options, name: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value === '') throw new UsageError(`--${name} is missing`);
  return value;
}

/** @throws UsageError if the option is not the number of a row */
export function rowNumberOf(options: Options, name: string): number {
  const value = required(options, name);
  if (!/^[1-9]\d{0,14}$/.test(value)) throw new UsageError(`--${name} must be a number from 1, not "${value}"`);
  return Number(value);
}

/** Paging of a list: the page of a hundred rows that `--page` names, or the first. @throws UsageError */
export const pageOf = (options: Options) => ({
  limit: 100,
  page: options['page'] === undefined ? 1 : rowNumberOf(options, 'page'),
});

/** Line below the rows of a list. */
export const pageLine = ({ page, endPage, totalRow }: { page: number; endPage: number; totalRow: number }): string =>
  `page ${page} of ${endPage}, ${totalRow} in all`;

/** @throws UsageError if the option is neither `course` nor `exam` */
export function kindOf(options: Options): OfferingKind {
  const value = required(options, 'kind');
  if (value === 'course') return 'education';
  if (value === 'exam') return 'exam';
  throw new UsageError(`--kind must be course or exam, not "${value}"`);
}

/** Reason for the audit log. @throws UsageError if it is missing, HttpError if it is too long */
export const reasonOf = (options: Options): string => requireValid(reason, required(options, 'reason'));

/** A time with its zone. @throws UsageError */
export function momentOf(options: Options, name: string): Date {
  const value = required(options, name);
  const moment = new Date(value);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) || !/(Z|[+-]\d\d:?\d\d)$/.test(value) || Number.isNaN(moment.getTime()))
    throw new UsageError(`--${name} must be a moment with its zone, like 2026-11-27T03:10:00Z, not "${value}"`);
  return moment;
}

/** @throws Refused if the file cannot be written; an existing one is not overwritten */
export async function writeOut(options: Options, text: string, { writeNewFile }: OperatorTools): Promise<string> {
  const path = required(options, 'out');
  try {
    await writeNewFile(path, text);
  } catch (error) {
    throw new Refused(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  return path;
}

/** @throws Refused if the file cannot be read */
export async function fileOf(options: Options, { readFile }: OperatorTools, name = 'file'): Promise<Uint8Array> {
  const path = required(options, name);
  try {
    return await readFile(path);
  } catch (error) {
    throw new Refused(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
