import { SHELL_PATHS } from '@portal/shared/section/shellPaths';
import { requireFree } from './surroundings.ts';

const free = (prefix: string) =>
  requireFree({ name: 'mf-example', prefix, title: '예시', folder: '/nowhere/mf-example', outside: true });

test.each(SHELL_PATHS)('%s belongs to the shell', async (prefix) => {
  await expect(free(prefix)).rejects.toThrow(`${prefix} belongs to the shell`);
});

test('paths of a section belong to it; all others are free', async () => {
  await expect(free('/news')).rejects.toThrow('/news belongs to mf-news-space');
  await expect(free('/example')).resolves.toBeUndefined();
});
