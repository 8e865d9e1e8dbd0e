import { createHash } from 'node:crypto';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewToken } from '@portal/platform/server/registry/preview/previewToken';
import { aSectionBuild, aShellBuild } from '@portal/platform/server/testing/sampleBuilds';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { Operator } from './testing/Operator.ts';
import { TestShell } from './testing/testShell.ts';

const KEY = 'p'.repeat(40);
const NAME = 'mf-news-space';

let shell: TestShell;
let operator: Operator;
beforeAll(async () => {
  shell = await TestShell.create();
  operator = new Operator(shell.folder, { PORTAL_PREVIEW_KEY: KEY });
});
beforeEach(() => shell.restart({ previewKey: KEY }));
afterAll(() => shell.close());

/** Link of a branch's build, which no gate has passed. */
async function previewed(id: string): Promise<string> {
  const { code, output } = await operator.register(['--preview', await operator.build(aSectionBuild(id), null)]);
  expect([code, output]).toEqual([0, expect.stringContaining('/preview/')]);
  return output.split('\n', 1)[0] ?? '';
}
/** Cookie that a link sets, as a browser sends it. */
async function cookieOf(link: string): Promise<string> {
  const { statusCode, headers } = await shell.inject(link);
  expect([statusCode, headers['cache-control'], headers.location]).toEqual([302, 'no-store', '/news/notice']);
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  return cookie.split(';', 1)[0] ?? '';
}
const sectionFor = async (cookie: string) =>
  (await shell.inject({ url: '/registry.json', headers: { cookie } })).json<VisitorRegistry>().sections[0];

test('a link gives one browser a build that is not live, in a document for it alone, until it ends it', async () => {
  const cookie = await cookieOf(await previewed('branch'));
  expect(await sectionFor(cookie)).toMatchObject({ current: { id: 'branch' }, previous: null });
  const { body, headers } = await shell.open('/news/notice', { cookie });
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(body).toContain('remoteEntry.branch.js');
  expect(body).toMatch(/<aside aria-label="미리보기">.* branch .*href="\/preview\/end"/);
  // Everybody else, and the registry, are as before.
  expect(await sectionFor('')).toMatchObject({ current: { id: 'one' } });
  expect((await shell.open('/news/notice')).body).not.toContain('미리보기');
  expect((await operator.register(['--status'])).output).toMatch(/^mf-news-space: one, before it none;/);
  expect((await operator.register(['--history', NAME])).output).toContain('preview: one, before it none');
  const ended = await shell.inject({ url: '/preview/end', headers: { cookie } });
  expect(ended.headers['set-cookie']).toContain('portal-preview=; Path=/; Max-Age=0;');
});

test('a token that is changed, over, of another key or of an unknown build gives nothing', async () => {
  const link = await previewed('branch');
  const tomorrow = new Date(Date.now() + 86_400_000);
  const tokenOf = (id: string, until = tomorrow, key = KEY) => previewToken({ name: NAME, id, until }, key);
  const tokens = [
    ...[link.slice('/preview/'.length).replace('branch', 'brancx'), `${tokenOf('branch')}x`, 'branch', '~~~'],
    ...[tokenOf('branch', new Date(Date.now() - 1000)), tokenOf('branch', tomorrow, 'o'.repeat(40)), tokenOf('gone')],
    // No path beside the folder of records.
    tokenOf('../mf-news-space'),
  ];
  for (const token of tokens) {
    const { statusCode, headers, body } = await shell.inject(`/preview/${encodeURIComponent(token)}`);
    expect([token, statusCode, headers['cache-control']]).toEqual([token, 404, 'no-store']);
    expect(body).toContain('기한이 지났습니다');
    expect(headers['set-cookie']).toBeUndefined();
    expect(await sectionFor(`portal-preview=${token}`)).toMatchObject({ current: { id: 'one' } });
  }
  await shell.restart();
  expect((await shell.inject(link)).statusCode).toBe(404);
});

test('it is refused without a key, for the shell, for a section that is not live, and beyond the key of a team', async () => {
  const refused = async (by: Operator, place: string, reason: string) => {
    const { code, output } = await by.register(['--preview', place]);
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  };
  const place = await operator.build(aSectionBuild('branch'), null);
  await refused(new Operator(shell.folder), place, '--preview needs PORTAL_PREVIEW_KEY');
  const unknown = aSectionBuild('new', { name: 'mf-new', prefixes: ['/new'], pages: [], menus: [] });
  await refused(operator, await operator.build(unknown, null), 'mf-new is not in the registry');
  await operator.register([await operator.shell(aShellBuild('s1'))]);
  await refused(operator, await operator.shell(aShellBuild('s2')), '--preview is for builds of sections');
  const teams = join(shell.folder.path, 'teams.json');
  const sha256 = createHash('sha256').update('o'.repeat(40)).digest('hex');
  await writeFile(teams, JSON.stringify([{ team: 'other', entries: ['mf-other'], sha256 }]));
  await chmod(teams, 0o600);
  const other = { PORTAL_PREVIEW_KEY: KEY, PORTAL_TEAM_KEYS: teams, PORTAL_TEAM_KEY: 'o'.repeat(40) };
  await refused(new Operator(shell.folder, other), place, `the key of other does not reach ${NAME}`);
});
