import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Job } from '@portal/platform/rendering/job';
import { RENDERING_MEGABYTES, RenderingProcesses } from '@portal/platform/server/rendering/RenderingProcesses';
import type { VisitorRegistry } from '@portal/shared/section';
import type { SectionBuild } from '@portal/shared/section/registry';
import { startOwnPortal } from '../../e2e/faults/ownPortal.ts';
import { FAULT_PORTS } from '../../e2e/ports.ts';
import { ROOT } from '../../launcher/root.ts';

// Renders of one page of each of many builds by turns, the worst order for a limit of processes:
// npm run lab -- many-renders 12 13 55

const ADDRESS = '/about/history';
const SECTION = 'mf-about';
/** The first one warms the processes up. */
const ROUNDS = 4;
/** Longest wait of a visitor for a render. */
const TIMEOUT_MS = 300;

const dist = join(ROOT, 'shell/dist');
const shellFile = readdirSync(dist).find((name) => /^server\.\w+\.cjs$/.test(name)) ?? '';
const { portal, close } = await startOwnPortal();
const registry = (await (await fetch(`${portal.url}/registry.json?path=${ADDRESS}`)).json()) as VisitorRegistry;
const build = registry.sections.find(({ name }) => name === SECTION)?.current;
const built = JSON.parse(readFileSync(join(ROOT, SECTION, 'dist/section.json'), 'utf8')) as SectionBuild;
const code = readFileSync(join(ROOT, SECTION, 'dist', built.server?.file ?? ''), 'utf8');
/** Different code for each build: the section's with a comment. */
const codeOf = (index: number) => `${code}\n// ${index}`;
const files = createServer(({ url }, response) => response.end(codeOf(Number(url?.slice(1))))).listen(0);
const { port } = files.address() as AddressInfo;

function jobOf(index: number): Job {
  if (!build) throw new Error(`${SECTION} is not registered`);
  const integrity = `sha384-${createHash('sha384').update(codeOf(index)).digest('base64')}`;
  const section = { name: `${SECTION}-${index}`, build, url: `http://127.0.0.1:${port}/${index}`, integrity };
  return { address: ADDRESS, registry: JSON.stringify(registry), section, frameOnly: false, visitor: null };
}

/** Prints a row of the table. */
async function measure(count: number): Promise<void> {
  const renderer = new RenderingProcesses({
    dist,
    apiOrigin: `http://localhost:${FAULT_PORTS.PORT_API}`,
    megabytes: RENDERING_MEGABYTES,
    report: console.error,
  });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (let index = 0; index < count; index += 1) {
      const job = jobOf(index);
      const began = performance.now();
      const { kind } = await renderer.render(shellFile, job);
      if (kind !== 'rendered') throw new Error(`a render ended as ${kind}`);
      if (round > 0) times.push(performance.now() - began);
    }
  times.sort((one, other) => one - other);
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  const late = times.filter((time) => time > TIMEOUT_MS).length;
  console.log(`| ${count} | ${renderer.size} | ${at(0.5)} | ${at(0.9)} | ${late} of ${times.length} |`);
  await renderer.close();
}

try {
  console.log('| builds | processes | median ms | p90 | later than 300 ms |\n|---|---|---|---|---|');
  for (const count of process.argv.slice(2).map(Number)) await measure(count);
} finally {
  files.close();
  await close();
}
