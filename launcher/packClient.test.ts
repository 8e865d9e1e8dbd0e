import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hashPassword } from '../api/src/modules/user/password/hash.ts';
import { openTestServer, type TestServer } from '../api/src/testing/index.ts';
import { ROOT } from './root.ts';
import { installClient } from './testing/installClient.ts';

/** All of `@portal/shared` is compiled before it is packed. */
const PACKING_TIMEOUT_MS = 600_000;

const MEMBER = { userId: 'member02', userPw: 'Portal!2026' };

/** The program that docs/integrating.md shows, as it stands there. */
const [, EXAMPLE = ''] = /```ts\n([^]*?)```/.exec(readFileSync(join(ROOT, 'docs/integrating.md'), 'utf8')) ?? [];
const GIVEN = `const [origin = '', userId = '', userPw = ''] = process.argv.slice(2);\n`;
/** What the example leaves to its reader: to do something with what was answered. */
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

let server: TestServer;
let origin: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-program-'));
  // Types of Node's `fetch` and `Blob` come from the program: it has them, or those of a browser.
  installClient(folder, ['@types/node', 'undici-types']);
  server = await openTestServer();
  await server.member({ user_id: MEMBER.userId, name: '이나래', password_hash: await hashPassword(MEMBER.userPw) });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
}, PACKING_TIMEOUT_MS);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Compiles a program that stands beside the installed package. @returns what TypeScript says. */
function compile(program: string): string {
  writeFileSync(join(folder, 'program.ts'), program);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files: ['program.ts'] }));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout;
}

/** Runs the compiled program; this process goes on, as the API runs in it. */
async function run(...values: string[]): Promise<{ printed: string; complained: string }> {
  const child = spawn(process.execPath, ['program.js', ...values], { cwd: folder });
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { printed, complained };
}

test('a program compiles with the installed package, logs in, posts and reads', async () => {
  expect(compile(GIVEN + EXAMPLE.replace("'https://portal.example'", 'origin') + READING)).toBe('');
  const { printed, complained } = await run(origin, MEMBER.userId, MEMBER.userPw);
  expect(complained).toBe('');
  expect(JSON.parse(printed)).toEqual({ name: '이나래', titles: ['제목'] });
});

test('its types refuse an input that the contract does not know', () => {
  const wrong = EXAMPLE.replace("title: '제목'", 'title: 1').replace("'https://portal.example'", 'origin');
  expect(compile(GIVEN + wrong)).toMatch(/program\.ts.* Type 'number' is not assignable to type 'string'/);
});
