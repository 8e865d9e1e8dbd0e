import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { readConfiguration } from '../configuration/configuration.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { openIntegrations } from '../integrations/openIntegrations.ts';
import { createLogger } from '../server/logging.ts';
import { runOperator } from './runOperator.ts';
import { writeNewFile } from './writeNewFile.ts';

/** `npm run operator -- <command> [options]`: office commands for scripts. Paths are relative to npm's folder. */
const from = process.env['INIT_CWD'] ?? process.cwd();

process.exitCode = await runOperator(process.argv.slice(2), {
  openDatabase: () => openDatabase(readConfiguration()),
  openServices: (db) => ({
    configuration: readConfiguration(),
    integrations: openIntegrations(readConfiguration(), db, () => new Date()),
    log: createLogger('warn', process.stderr),
  }),
  userName: userInfo().username,
  now: () => new Date(),
  readFile: (path) => readFile(resolve(from, path)),
  writeNewFile: (path, text) => writeNewFile(resolve(from, path), text),
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
});
