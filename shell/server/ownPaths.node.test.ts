import { SHELL_PATHS } from '@portal/shared/section/shellPaths';
import { TestShell } from './testing/testShell.ts';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
  await shell.restart();
});
afterAll(() => shell.close());

test('no section can claim the paths of this server', () => {
  const routes = shell.server.printRoutes({ commonPrefix: false });
  const roots = [...routes.matchAll(/^ {4}\S+ ([\w-]+)(?=[ /])/gm)].map(([, root]) => `/${root}`);
  expect(roots).toEqual(expect.arrayContaining(['/api', '/remotes', '/rss', '/health']));
  expect(roots.filter((root) => !SHELL_PATHS.includes(root))).toEqual([]);
});
