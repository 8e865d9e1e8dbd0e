import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { codeFolders } from './codeFolders.ts';
import { ROOT } from './root.ts';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'portal-boundaries-'));
  cpSync(join(ROOT, 'tsconfig.base.json'), join(repository, 'tsconfig.base.json'));
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

function write(files: Record<string, string>) {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), source);
  }
}

function judge() {
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'launcher/boundaries.ts'), repository], {
    encoding: 'utf8',
  });
  return { status, broken: [...stdout.matchAll(/error ([\w-]+):/g)].map(([, rule]) => rule) };
}

test('judges every folder of this repository that holds TypeScript', () => {
  const folders = globSync('*/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] });
  expect(codeFolders(ROOT)).toEqual([...new Set(folders.map((file) => file.split('/')[0]))].sort());
  expect(codeFolders(ROOT)).toEqual(expect.arrayContaining(['api', 'mf-sign', 'shared', 'shell']));
});

test('judges a new section and any other new folder without being told of them', () => {
  write({
    'mf-x/src/news/page.ts': "import '../parts/button.ts';\nimport '../../../shared/src/ui/index.ts';",
    'mf-x/src/parts/button.ts': 'export {};',
    'shared/src/ui/index.ts': 'export {};',
  });
  expect(judge()).toEqual({ status: 0, broken: [] });
  write({
    'mf-x/src/news/page.ts': "import '../../../mf-y/src/a.ts';",
    'mf-x/src/parts/button.ts': "import '../news/page.ts';",
    'mf-y/src/a.ts': "import '../../tools/b.ts';",
    'tools/b.ts': "import './c.ts';",
    'tools/c.ts': "import './b.ts';",
    'shared/src/ui/index.ts': "import '../../../tools/b.ts';",
  });
  expect(judge().broken.sort()).toEqual([
    'features-do-not-import-each-other',
    'no-arrows-back',
    'no-circles',
    'parts-import-no-feature',
    'sections-import-shared-only',
    'sections-import-shared-only',
    'shared-imports-nothing-else',
  ]);
});

test('no folder holds both what another imports and what imports that, types included', () => {
  write({
    'api/src/gateway/openGateway.ts': "import './toss/tossGateway.ts';",
    'api/src/gateway/toss/tossGateway.ts': "import type {} from '../protocol/gateway.ts';",
    'api/src/gateway/protocol/gateway.ts': 'export {};',
  });
  expect(judge()).toEqual({ status: 0, broken: [] });
  write({
    'api/src/gateway/toss/tossGateway.ts': "import type {} from '../gateway.ts';",
    'api/src/gateway/gateway.ts': 'export {};',
  });
  expect(judge()).toEqual({ status: 1, broken: ['no-arrows-back', 'no-arrows-back'] });
});

test('only notices, codes and links for logging in may queue messages to members', () => {
  const queue = "import '../../../integrations/message/outbox.ts';";
  const deeper = "import '../../../../integrations/message/outbox.ts';";
  write({
    'api/src/integrations/message/outbox.ts': 'export {};',
    'api/src/notices/noticesJob.ts': "import '../integrations/message/outbox.ts';",
    'api/src/modules/auth/codes/sendCode.ts': queue,
    'api/src/modules/office/people/employees/sendLink.ts': deeper,
    'api/src/modules/user/account/account.test.ts': queue,
  });
  expect(judge()).toEqual({ status: 0, broken: [] });
  write({
    'api/src/modules/user/account/reminders.ts': queue,
    'api/src/internalControls/told.ts': "import './told/queue.ts';",
  });
  write({ 'api/src/internalControls/told/queue.ts': "import type {} from '../../integrations/message/outbox.ts';" });
  expect(judge()).toEqual({
    status: 1,
    broken: ['members-are-told-by-notices-alone', 'members-are-told-by-notices-alone'],
  });
});

test('Markdown is read by no page: what is built for a browser gets it read', () => {
  write({
    'shared/src/prose/index.ts': 'export {};',
    'shared/src/texts/readStandingText.ts': "import '../prose/index.ts';",
    'shared/src/texts/privacy.text.ts': "import './readStandingText.ts';",
    'api/src/modules/news/demo/load.ts': "import '../../../../../shared/src/prose/index.ts';",
  });
  expect(judge()).toEqual({ status: 0, broken: [] });
  write({
    'shared/src/texts/TextDialog.tsx': "import './readStandingText.ts';",
    'mf-x/src/news/page.ts': "import '../../../shared/src/prose/index.ts';",
  });
  expect(judge().broken).toEqual(['texts-are-read-outside-the-browser', 'texts-are-read-outside-the-browser']);
});
