import type { TestServer } from '../../testing/index.ts';
import { runOperator } from '../runOperator.ts';

/** Runs a command line of the user `deploy` over a test's database; `file` is what every file name stands for. */
export async function runLine({ app, database, services }: TestServer, line: string, file = '') {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runOperator(line === '' ? [] : line.split(' '), {
    openDatabase: async () => ({ ...database, close: async () => undefined }),
    openServices: () => ({ ...services, log: app.log }),
    userName: 'deploy',
    now: services.now,
    readFile: async () => Buffer.from(file),
    print: (text) => void out.push(text),
    printError: (text) => void errors.push(text),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}
