import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSampleHost } from './testing/sampleHost.ts';

const BUILD_TIMEOUT_MS = 300_000;

test(
  'a host’s build records exactly the names that its shared modules export',
  async () => {
    const { folder, exports } = await buildSampleHost();
    rmSync(join(folder, '..'), { recursive: true, force: true });
    expect(exports['react']).toEqual(expect.arrayContaining(['useState', 'createContext', 'Suspense']));
    // Exported only by React's development build, which a production host does not contain.
    expect(exports['react']).not.toContain('act');
    expect(exports['jotai']).toEqual(expect.arrayContaining(['atom', 'useAtom']));
    expect(exports['@portal/shared/router']).toEqual(expect.arrayContaining(['Link', 'useNavigate']));
    expect(exports['@portal/shared/router']).not.toContain('useBlocker');
  },
  BUILD_TIMEOUT_MS,
);
