import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { installClient } from '../../launcher/testing/installClient.ts';
import { newMember, PASSWORD } from '../member.ts';
import { NOWHERE } from '../ports.ts';
import { test } from '../silent.ts';

// A third-party program in a browser: a page with the package as installed by `npm install`, without a bundler.

/** Path at which any origin serves the page and its files. */
const PROGRAM = '/program/';
const CLIENT = 'node_modules/@portal/client';
type LogInAndRead = (origin: string, userId: string, userPw: string) => Promise<string>;

/** Returns the name of the logged-in member, or the failure. */
const SCRIPT = `
import { CallError, createClient } from '@portal/client';
import { APPLICATION_ID, fetchUser, login } from '@portal/client/contract/user';
window.logInAndRead = async (origin, userId, userPw) => {
  let token = null;
  const client = createClient({ origin, token: () => token });
  try {
    token = (await client.send(login, { userId, userPw, applicationId: APPLICATION_ID })).header('Authorization');
    return (await client.request(fetchUser, {})).name;
  } catch (error) {
    if (error instanceof CallError) return error.failure;
    throw error;
  }
};`;

let folder: string;
let document: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-program-'));
  installClient(folder);
  const { exports } = JSON.parse(readFileSync(join(folder, CLIENT, 'package.json'), 'utf8')) as {
    exports: Record<string, { default: string }>;
  };
  const faces = Object.entries(exports).map(([face, file]) => [
    join('@portal/client', face),
    join(PROGRAM, CLIENT, file.default),
  ]);
  const valibot = join(PROGRAM, 'node_modules/valibot/dist/index.mjs');
  const imports = JSON.stringify({ imports: { ...Object.fromEntries(faces), valibot } });
  document = `<!doctype html><html lang="ko"><title>program</title><link rel="icon" href="data:,">
<script type="importmap">${imports}</script><script type="module">${SCRIPT}</script>`;
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const portalAt = (baseURL: string | undefined): string => baseURL ?? '';

/** Opens the program as a page of an origin, lets it log in at the portal, and returns its result. */
async function logInFrom(page: Page, origin: string, portal: string, userId: string): Promise<string> {
  await page.route(`${origin}${PROGRAM}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(PROGRAM.length);
    if (path === '') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: document });
    return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: readFileSync(join(folder, path)) });
  });
  await page.goto(origin + PROGRAM);
  await page.waitForFunction(() => 'logInAndRead' in window);
  return page.evaluate(
    ([address, id, password]) =>
      (window as unknown as { logInAndRead: LogInAndRead }).logInAndRead(address, id, password),
    [portal, userId, PASSWORD] as const,
  );
}

test("a page on the portal's own origin logs in and reads with the packed package", async ({
  baseURL,
  console,
  page,
  request,
}) => {
  // The first change by a browser is refused, with the cookie that it needs.
  console.provokes(/^console error: .* status of 403 .*\/api\/user\/login/);
  const { userId, name } = await newMember(request);
  expect(await logInFrom(page, portalAt(baseURL), portalAt(baseURL), userId)).toBe(name);
});

test('a page on any other origin gets no response', async ({ baseURL, console, page, request }) => {
  console.provokes(/has been blocked by CORS policy/, /net::ERR_FAILED .*\/api\/user\/login/);
  const { userId } = await newMember(request);
  expect(await logInFrom(page, NOWHERE, portalAt(baseURL), userId)).toBe('network');
});
