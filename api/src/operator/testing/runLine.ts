import type { TestServer } from '../../testing/index.ts';
import { runOperator } from '../runOperator.ts';

/** Files that a command reads, by name or one for every name, and files that it wrote. */
interface Files {
  read?: string | Readonly<Record<string, string | Buffer>>;
  written?: Map<string, string>;
}

const bytesOf = (file: string | Buffer) => (typeof file === 'string' ? Buffer.from(file) : file);

/** Runs a command line of the user `deploy` on a test's database; words are separated by spaces. */
export async function runLine({ app, database, services }: TestServer, line: string, files: string | Files = '') {
  const { read = '', written = new Map<string, string>() } = typeof files === 'string' ? { read: files } : files;
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runOperator(line === '' ? [] : line.split(' '), {
    openDatabase: async () => ({ ...database, close: async () => undefined }),
    openServices: () => ({ ...services, log: app.log }),
    userName: 'deploy',
    now: services.now,
    readFile: async (path) => bytesOf(typeof read === 'string' ? read : (read[path] ?? '')),
    writeNewFile: async (path, text) => {
      if (written.has(path)) throw new Error('EEXIST');
      written.set(path, text);
    },
    print: (text) => void out.push(text),
    printError: (text) => void errors.push(text),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}
