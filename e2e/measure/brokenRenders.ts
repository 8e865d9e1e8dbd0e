import { brokenServerCode, type RenderingFault } from '../faults/harness/renderingCode.ts';
import { RenderingTestShell } from '../faults/harness/RenderingTestShell.ts';

// Measures the wait for the document of a page that cannot be rendered: node e2e/measure/brokenRenders.ts

const PAGE = '/about/history';
const FAULTS: readonly RenderingFault[] = ['throws in render', 'never resolves', 'endless loop', 'eats memory'];
const VISITS = 20;
/** A visitor waits 300 ms for a page; the rest is for a busy machine. */
const MAX_WAIT_MS = 1300;

const testShell = await RenderingTestShell.start();

async function measure(what: string, path: string): Promise<void> {
  const waits: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) waits.push((await testShell.open(path)).milliseconds);
  const slowest = Math.max(...waits);
  const median = waits.toSorted((one, other) => one - other)[VISITS / 2] ?? NaN;
  console.log(`${what}: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`);
  if (slowest >= MAX_WAIT_MS) process.exitCode = 1;
}

try {
  for (const fault of FAULTS) {
    testShell.register('mf-about', { code: brokenServerCode(PAGE, fault) });
    await measure(fault, PAGE);
  }
  for (const stylesheets of ['missing', 'hang'] as const) {
    testShell.register('mf-about', { stylesheets });
    await measure(`stylesheets ${stylesheets}`, PAGE);
  }
  for (const state of ['hangs', '250 ms slow', 'answers 500', 'down'] as const) {
    testShell.register('mf-news-space');
    await testShell.api.become(state);
    await measure(`the API ${state}`, '/news/notice');
  }
} finally {
  await testShell.close();
}
