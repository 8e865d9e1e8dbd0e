import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Evidence, Row, Status } from './rows.ts';
import { titlesOf } from './titlesOf.ts';

const titles = new Map<string, readonly string[]>();

function titlesIn(file: string): readonly string[] {
  const known = titles.get(file) ?? titlesOf(readFileSync(join(ROOT, file), 'utf8'), file);
  titles.set(file, known);
  return known;
}

/** A title alone is enough if it is unique; otherwise it is preceded by its blocks. */
const isNamed = (title: string, name: string) => title === name || title.endsWith(` › ${name}`);

function filesOf(path: string): string[] {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!found) return [];
  return found.isDirectory() ? globSync(`${path}/**/*.*`, { cwd: ROOT }) : [path];
}

// Rows name their tests, not the reverse: an inapplicable or missing requirement has no test to carry a tag.

function faultOf(evidence: Evidence): string | null {
  const files = filesOf(evidence.file);
  if (files.length === 0) return `${evidence.file} does not exist`;
  if ('text' in evidence)
    return files.some((file) => readFileSync(join(ROOT, file), 'utf8').includes(evidence.text))
      ? null
      : `${evidence.file} does not hold “${evidence.text}”`;
  const count = titlesIn(evidence.file).filter((title) => isNamed(title, evidence.test)).length;
  return count === 1 ? null : `${evidence.file} has ${count} tests called “${evidence.test}”`;
}

/** Evidence that a row of a status must name. */
const NEEDS: Readonly<Partial<Record<Status, (evidence: Evidence) => boolean>>> = {
  tested: (one) => 'test' in one || one.file === '.oxlintrc.json',
  documented: (one) => 'text' in one && one.file.endsWith('.md'),
  untested: (one) => 'text' in one,
};

/** Problems of a row, each beginning with its id. */
export function faultsOf({ id, status, by }: Pick<Row, 'id' | 'status' | 'by'>): string[] {
  const isNeeded = NEEDS[status];
  const missing = isNeeded && !by.some(isNeeded) ? [`is ${status}, and names nothing that says so`] : [];
  const faults = by.map(faultOf).filter((fault) => fault !== null);
  return [...missing, ...faults].map((fault) => `${id}: ${fault}`);
}
