import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { codeFolders } from './codeFolders.ts';
import { ROOT } from './root.ts';

const QUEUE = "import '../../../integrations/message/outbox.ts';";
const QUEUE_DEEPER = "import '../../../../integrations/message/outbox.ts';";

/**
 * Files that obey every rule: new folders, types, the few that queue messages, readers of texts outside the browser.
 */
const ALLOWED = {
  'mf-x/src/news/page.ts': "import '../parts/button.ts';\nimport '../../../shared/src/ui/index.ts';",
  'mf-x/src/parts/button.ts': 'export {};',
  'shell/src/frame/name.ts': "import '../../../platform/src/insets/place.ts';",
  'platform/src/insets/place.ts': "import '../../../shared/src/ui/index.ts';",
  'shared/src/ui/index.ts': 'export {};',
  'api/src/aggregates/refund.ts': "import '../lifecycles/refund.ts';",
  'api/src/lifecycles/refund.ts': 'export {};',
  'api/src/gateway/openGateway.ts': "import './toss/tossGateway.ts';",
  'api/src/gateway/toss/tossGateway.ts': "import type {} from '../protocol/gateway.ts';",
  'api/src/gateway/protocol/gateway.ts': 'export {};',
  'api/src/integrations/message/outbox.ts': 'export {};',
  'api/src/notices/noticesJob.ts': "import '../integrations/message/outbox.ts';",
  'api/src/modules/auth/codes/sendCode.ts': QUEUE,
  'api/src/modules/office/people/employees/sendLink.ts': QUEUE_DEEPER,
  'api/src/modules/user/account/account.test.ts': QUEUE,
  'shared/src/prose/index.ts': 'export {};',
  'shared/src/association/index.ts': "import '../../../association/facts.ts';",
  'association/facts.ts': 'export {};',
  'shared/src/texts/readLegalText.ts': "import '../prose/index.ts';",
  'shared/src/texts/privacy.text.ts': "import './readLegalText.ts';",
  'api/src/modules/news/demo/load.ts': "import '../../../../../shared/src/prose/index.ts';",
};

/** Added to those, or replacing some of them. */
const BROKEN = {
  'mf-x/src/news/page.ts': "import '../../../mf-y/src/a.ts';",
  'mf-x/src/parts/button.ts': "import '../news/page.ts';",
  'mf-y/src/a.ts': "import '../../tools/b.ts';",
  'tools/b.ts': "import './c.ts';",
  'tools/c.ts': "import './b.ts';",
  'shared/src/ui/index.ts': "import '../../../tools/b.ts';",
  'api/src/aggregates/refund.ts': "import '../notices/noticesJob.ts';",
  // The folder holds what another one imports and what imports that, if by its types alone.
  'api/src/gateway/toss/tossGateway.ts': "import type {} from '../gateway.ts';",
  'api/src/gateway/gateway.ts': 'export {};',
  'api/src/modules/user/account/reminders.ts': QUEUE,
  'api/src/pipeline/handler.ts': "import type {} from '../enrolment/queue/SeatQueue.ts';",
  'api/src/enrolment/queue/SeatQueue.ts': 'export {};',
  'api/src/internalControls/told.ts': "import './told/queue.ts';",
  'api/src/internalControls/told/queue.ts': "import type {} from '../../integrations/message/outbox.ts';",
  // Its reader would be loaded by browsers.
  'shared/src/texts/TextDialog.tsx': "import './readLegalText.ts';",
  'mf-z/src/news/page.ts': "import '../../../shared/src/prose/index.ts';",
  'shell/src/frame/name.ts': "import '../../../association/facts.ts';",
  'platform/src/insets/place.ts':
    "import '../../../shell/src/frame/name.ts';\nimport '../../../shared/src/texts/readLegalText.ts';",
  'association/facts.ts': "import '../tools/b.ts';",
};

let repository: string;
beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'portal-boundaries-'));
  cpSync(join(ROOT, 'tsconfig.base.json'), join(repository, 'tsconfig.base.json'));
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

function judge(files: Record<string, string>) {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), source);
  }
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'launcher/boundaries.ts'), repository], {
    encoding: 'utf8',
  });
  return { status, broken: [...stdout.matchAll(/error ([\w-]+: .+)/g)].map(([, line]) => line).sort() };
}

test('checks every folder of this repository that contains TypeScript', () => {
  const folders = globSync('*/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] });
  expect(codeFolders(ROOT)).toEqual([...new Set(folders.map((file) => file.split('/')[0]))].sort());
  expect(codeFolders(ROOT)).toEqual(expect.arrayContaining(['api', 'mf-sign', 'platform', 'shared', 'shell']));
});

test('judges a new section and any other new folder without being told of them', () => {
  expect(judge(ALLOWED)).toEqual({ status: 0, broken: [] });
  expect(judge(BROKEN)).toEqual({
    status: 1,
    broken: [
      'aggregates-are-data: api/src/aggregates/refund.ts → api/src/notices/noticesJob.ts',
      'association-imports-nothing-else: association/facts.ts → tools/b.ts',
      'association-through-shared: shell/src/frame/name.ts → association/facts.ts',
      'features-do-not-import-each-other: mf-x/src/parts/button.ts → mf-x/src/news/page.ts',
      'members-are-told-by-notices-alone: api/src/internalControls/told/queue.ts → api/src/integrations/message/outbox.ts',
      'members-are-told-by-notices-alone: api/src/modules/user/account/reminders.ts → api/src/integrations/message/outbox.ts',
      'no-arrows-back: folder api/src/gateway imports folder api/src/gateway/toss, from which an import leads back',
      'no-arrows-back: folder api/src/gateway/toss imports folder api/src/gateway, from which an import leads back',
      'no-arrows-back: folder mf-x/src/parts imports folder mf-x/src/news, from which an import leads back',
      'no-circles: tools/b.ts → tools/c.ts',
      'parts-import-no-feature: mf-x/src/parts/button.ts → mf-x/src/news/page.ts',
      'pipeline-and-server-know-no-business: api/src/pipeline/handler.ts → api/src/enrolment/queue/SeatQueue.ts',
      'platform-imports-shared-only: platform/src/insets/place.ts → shell/src/frame/name.ts',
      'platform-knows-no-business: platform/src/insets/place.ts → shared/src/texts/readLegalText.ts',
      'sections-import-shared-only: mf-x/src/news/page.ts → mf-y/src/a.ts',
      'sections-import-shared-only: mf-y/src/a.ts → tools/b.ts',
      'shared-imports-the-association-alone: shared/src/ui/index.ts → tools/b.ts',
      'shell-imports-platform-and-shared-only: shell/src/frame/name.ts → association/facts.ts',
      'texts-are-read-outside-the-browser: mf-z/src/news/page.ts → shared/src/prose/index.ts',
      'texts-are-read-outside-the-browser: platform/src/insets/place.ts → shared/src/texts/readLegalText.ts',
      'texts-are-read-outside-the-browser: shared/src/texts/TextDialog.tsx → shared/src/texts/readLegalText.ts',
    ],
  });
});
