import type { TestServer } from '../../testing/index.ts';
import { runOperator } from '../runOperator.ts';

/** The files that a command reads, by their names, or the one that every name stands for; and those that it wrote. */
interface Files {
  read?: string | Readonly<Record<string, string>>;
  written?: Map<string, string>;
}

/** Runs a command line of the user `deploy` over a test's database; words are divided by blanks. */
export async function runLine({ app, database, services }: TestServer, line: string, files: string | Files = '') {
  const { read = '', written = new Map<string, string>() } = typeof files === 'string' ? { read: files } : files;
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runOperator(line === '' ? [] : line.split(' '), {
    openDatabase: async () => ({ ...database, close: async () => undefined }),
    openServices: () => ({ ...services, log: app.log }),
    userName: 'deploy',
    now: services.now,
    readFile: async (path) => Buffer.from(typeof read === 'string' ? read : (read[path] ?? '')),
    writeNewFile: async (path, text) => {
      if (written.has(path)) throw new Error('EEXIST');
      written.set(path, text);
    },
    print: (text) => void out.push(text),
    printError: (text) => void errors.push(text),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}
