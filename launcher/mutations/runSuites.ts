import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../root.ts';

/** Results of suites. */
export interface Said {
  /** Failed tests, with the names of their files. */
  failed: string[];
  passed: number;
  /** Files that could not be run at all. */
  notRun: string[];
}

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const CONFIG = join(import.meta.dirname, 'jest.config.ts');
/** Tests on PostgreSQL give the same results as those on the embedded database, in less time. */
const WITHOUT_EMBEDDED = String.raw`^(?!.*\(embedded\))`;
/** After this time a fault has made a test hang beyond jest's own timeouts. */
const MAX_MINUTES = 20;

/** Jest projects of some suites: reading the folders of all projects takes longer than many a suite. */
function projectsOf(suites: readonly string[]): string[] {
  const projects = suites.map((suite) => {
    const [workspace = ''] = suite.split('/');
    return suite.includes('.node.test.') ? `${workspace}-node` : workspace;
  });
  return [...new Set(projects)];
}

/** Runs suites, with a fault or on the unchanged sources. */
export async function runSuites(suites: readonly string[], fault?: string, workers = 1): Promise<Said> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-fault-'));
  const report = join(folder, 'report.json');
  const args = [
    ...['--config', CONFIG, '--selectProjects', ...projectsOf(suites)],
    ...(workers === 1 ? ['--runInBand'] : ['--maxWorkers', String(workers)]),
    ...['--testNamePattern', WITHOUT_EMBEDDED],
    ...['--json', '--outputFile', report, '--runTestsByPath', ...suites],
  ];
  const env = { ...process.env, ...(fault !== undefined && { FAULT: fault }) };
  const child = spawn(process.execPath, [JEST, ...args], {
    cwd: ROOT,
    env,
    stdio: 'ignore',
    timeout: MAX_MINUTES * 60_000,
  });
  await new Promise((resolve) => child.once('close', resolve));
  try {
    return saidIn(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } catch {
    // It ended before it could write.
    return { failed: [], passed: 0, notRun: [...suites] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The part of jest's report about failures. */
interface Report {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

const saidIn = ({ numPassedTests, testResults }: Report): Said => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(ROOT, name)} › ${fullName}`),
  ),
  notRun: testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => relative(ROOT, name)),
});
