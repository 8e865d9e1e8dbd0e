import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSampleHost } from './testing/sampleHost.ts';

const BUILD_TIMEOUT_MS = 300_000;

test(
  'a host’s build says every name that its shared modules export, and no other',
  async () => {
    const { folder, exports } = await buildSampleHost();
    rmSync(join(folder, '..'), { recursive: true, force: true });
    expect(exports['react']).toEqual(expect.arrayContaining(['useState', 'createContext', 'Suspense']));
    // Exported by React's development build alone, which a production host does not have.
    expect(exports['react']).not.toContain('act');
    expect(exports['jotai']).toEqual(expect.arrayContaining(['atom', 'useAtom']));
    expect(exports['@portal/shared/router']).toEqual(expect.arrayContaining(['Link', 'useNavigate']));
    expect(exports['@portal/shared/router']).not.toContain('useBlocker');
  },
  BUILD_TIMEOUT_MS,
);
