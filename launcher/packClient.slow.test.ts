import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hashPassword } from '../api/src/modules/user/password/hash.ts';
import { openTestDatabase, openTestServer, type TestServer } from '../api/src/testing/index.ts';
import { ROOT } from './root.ts';
import { installClient } from './testing/installClient.ts';

/** All of `@portal/shared` is compiled before it is packed, and its types are read once more. */
const TIMEOUT_MS = 600_000;

const MEMBER = { userId: 'member02', userPw: 'Portal!2026' };

/** The program in docs/integrating.md, verbatim. */
const [, EXAMPLE = ''] = /```ts\n([^]*?)```/.exec(readFileSync(join(ROOT, 'docs/integrating.md'), 'utf8')) ?? [];
const GIVEN = `const [origin = '', userId = '', userPw = ''] = process.argv.slice(2);\n`;
/** Use of the responses, which the example leaves to its reader. */
const READING = `
import { getListBoxBoard } from '@portal/client/contract/space';
import { fetchUser } from '@portal/client/contract/user';
const { name }: { name: string } = await client.request(fetchUser, {});
const { list } = await client.request(getListBoxBoard, { limit: 3 });
console.log(JSON.stringify({ name, titles: list.map(({ title }) => title) }));
`;

const OPTIONS = {
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023'],
  types: ['node'],
  strict: true,
  skipLibCheck: false,
};

/** The example with the given origin and member. */
const PROGRAM = GIVEN + EXAMPLE.replace("'https://portal.example'", 'origin');

let server: TestServer;
let origin: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-program-'));
  // The program provides the types of Node's `fetch` and `Blob`, or those of a browser.
  installClient(folder, ['@types/node', 'undici-types']);
  server = await openTestServer({}, () => openTestDatabase('embedded'));
  const password_hash = await hashPassword(MEMBER.userPw);
  const { client } = await server.member({ user_id: MEMBER.userId, name: '이나래', password_hash });
  // Otherwise the program would be asked about this session.
  await client.call('logout');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
}, TIMEOUT_MS);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Compiles programs next to the installed package. @returns TypeScript's output */
function compile(programs: Record<string, string>): string {
  for (const [file, program] of Object.entries(programs)) writeFileSync(join(folder, file), program);
  const configuration = { compilerOptions: OPTIONS, files: Object.keys(programs) };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', '.'], { cwd: folder, encoding: 'utf8' }).stdout.trim();
}

/** Runs a compiled program without blocking this process, which runs the API. */
async function run(file: string, ...values: string[]): Promise<{ printed: string; complained: string }> {
  const child = spawn(process.execPath, [file, ...values], { cwd: folder });
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { printed, complained };
}

test(
  'a program compiles with the installed package, logs in, posts and reads; what the contract does not know is refused',
  async () => {
    const wrong = PROGRAM.replace("title: '제목'", 'title: 1');
    expect(compile({ 'program.ts': PROGRAM + READING, 'wrong.ts': wrong })).toMatch(
      /^wrong\.ts\(\d+,\d+\): error TS2322: Type 'number' is not assignable to type 'string'\.$/,
    );
    const { printed, complained } = await run('program.js', origin, MEMBER.userId, MEMBER.userPw);
    expect(complained).toBe('');
    expect(JSON.parse(printed)).toEqual({ name: '이나래', titles: ['제목'] });
  },
  TIMEOUT_MS,
);
