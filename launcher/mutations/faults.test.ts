import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { FAULTS } from './faults.ts';
import { faultySource } from './faultySource.ts';

const problemOf = (work: () => string): string[] => {
  try {
    work();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

test('every fault has its place in the sources', () => {
  const broken = FAULTS.flatMap((fault) => {
    const source = readFileSync(join(ROOT, fault.file), 'utf8');
    return problemOf(() => faultySource(source, fault)).concat(
      problemOf(() => {
        if (faultySource(source, fault) === source) throw new Error(`${fault.name}: changes nothing`);
        return '';
      }),
    );
  });
  expect(broken).toEqual([]);
});

test('every fault has a name of its own, and suites of the gate', () => {
  const names = FAULTS.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const suites = [...new Set(FAULTS.flatMap((fault) => fault.suites))];
  expect(FAULTS.filter((fault) => fault.suites.length === 0)).toEqual([]);
  expect(suites.filter((suite) => !existsSync(join(ROOT, suite)) || /\.(alone|slow)\./.test(suite))).toEqual([]);
});
