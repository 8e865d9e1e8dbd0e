import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { SECTION_NAMES } from '../../../launcher/processes.ts';
import { ROOT } from '../../../launcher/root.ts';
import { readBuild } from './brokenBuild.ts';
import { FaultProxy } from './FaultProxy.ts';
import { freePort } from './freePort.ts';
import type { Services } from './Services.ts';
import { startShell, type RunningShell } from './startShell.ts';
import { entryOf } from './TestShell.ts';

/** Time in which the shell responds after its start, in any state of its registry. */
const MAX_START_MS = 15_000;

/** Result of one registry fault. */
export interface RegistryResult {
  fault: string;
  /** From the start of the shell's server to its first page. */
  startedMs: number | null;
  problems: string[];
}

/** Registry of the shell in a case, and changes to it. */
interface CaseContext {
  services: Services;
  /** A folder of this case alone. */
  data: string;
  /** A registry in a folder, as written by registering. */
  folder: string;
  /** The same registry at an address, behind a proxy. */
  address: FaultProxy;
}

/** Builds are live under an id that only the registry gives them, so that a page shows its source. */
const REGISTERED = 'registered';

const entries = () =>
  SECTION_NAMES.map((name) => {
    const build = readBuild(join(ROOT, name, 'dist'));
    return entryOf({ ...build, record: { ...build.record, id: `${REGISTERED}-${name}` } }, null);
  });

async function expectPage(shell: RunningShell, path: string, from: 'registry' | 'anywhere'): Promise<void> {
  const page = await fetch(shell.url + path);
  const text = await page.text();
  if (page.status !== 200) throw new Error(`${path} is answered with ${page.status}`);
  if (from === 'registry' && !text.includes(`"${REGISTERED}-`)) throw new Error(`${path} is not the registered build`);
}

type Step = (shell: RunningShell, context: CaseContext) => Promise<void>;

interface RegistryCase {
  fault: string;
  /** Causes the fault before the shell starts. @returns its `PORTAL_REGISTRY` */
  before(context: CaseContext): Promise<string>;
  look: Step;
}

const bothSections = (from: 'registry' | 'anywhere') => async (shell: RunningShell) => {
  await expectPage(shell, '/about/greeting', from);
  await expectPage(shell, '/news/notice', from);
};

const CASES: readonly RegistryCase[] = [
  { fault: 'the folder is missing', before: async ({ data }) => join(data, 'nowhere'), look: bothSections('anywhere') },
  {
    fault: 'an entry is corrupt at the start',
    before: async ({ folder }) => {
      writeFileSync(join(folder, 'mf-about.json'), '{"name":');
      return folder;
    },
    look: async (shell) => {
      await expectPage(shell, '/about/greeting', 'anywhere');
      await expectPage(shell, '/news/notice', 'registry');
    },
  },
  {
    fault: 'an entry becomes corrupt',
    before: async ({ folder }) => folder,
    look: async (shell, { folder }) => {
      await bothSections('registry')(shell);
      writeFileSync(join(folder, 'mf-about.json'), '{"name":');
      await bothSections('registry')(shell);
    },
  },
  {
    fault: 'the address refuses',
    before: async ({ address }) => {
      await address.refuse();
      return `${address.origin}/registry.json`;
    },
    look: bothSections('anywhere'),
  },
  {
    fault: 'the address hangs',
    before: async ({ address }) => {
      address.break('hang-before-headers');
      return `${address.origin}/registry.json`;
    },
    look: bothSections('anywhere'),
  },
  {
    fault: 'the address is slow',
    before: async ({ address }) => {
      address.break('slow');
      return `${address.origin}/registry.json`;
    },
    look: bothSections('registry'),
  },
  {
    fault: 'the address answers with HTML',
    before: async ({ address }) => {
      address.break('html');
      return `${address.origin}/registry.json`;
    },
    look: bothSections('anywhere'),
  },
  {
    fault: 'the address is gone when the shell starts again',
    before: async ({ services, data, address }) => {
      const registry = `${address.origin}/registry.json`;
      const first = await startShell(services, { PORTAL_DATA: data, PORTAL_REGISTRY: registry });
      try {
        await expectPage(first, '/about/greeting', 'registry');
      } finally {
        await first.close();
      }
      await address.refuse();
      return registry;
    },
    look: bothSections('registry'),
  },
];

async function runRegistryCase(services: Services, { fault, before, look }: RegistryCase): Promise<RegistryResult> {
  const result: RegistryResult = { fault, startedMs: null, problems: [] };
  const data = join(services.folder, `registry-${CASES.findIndex((one) => one.fault === fault)}`);
  const folder = join(data, 'registry.d');
  mkdirSync(folder, { recursive: true });
  for (const entry of entries()) writeFileSync(join(folder, `${entry.name}.json`), JSON.stringify(entry));
  const document = JSON.stringify({ version: 2, entries: entries() });
  const port = await freePort();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(document);
  }).listen(port);
  const address = await FaultProxy.start(`http://localhost:${port}`);
  let shell: RunningShell | null = null;
  try {
    const context = { services, data, folder, address };
    const registry = await before(context);
    const startedAt = Date.now();
    shell = await startShell(services, { PORTAL_DATA: data, PORTAL_REGISTRY: registry });
    result.startedMs = Date.now() - startedAt;
    if (result.startedMs > MAX_START_MS) result.problems.push('the shell starts too late');
    await look(shell, context);
  } catch (error) {
    result.problems.push(String(error).split('\n', 1)[0] ?? '');
  } finally {
    await shell?.close();
    await address.close();
    server.close();
  }
  return result;
}

/** Runs every registry fault, one after another. */
export async function runRegistryCases(services: Services): Promise<RegistryResult[]> {
  const results: RegistryResult[] = [];
  for (const one of CASES) results.push(await runRegistryCase(services, one));
  return results;
}
