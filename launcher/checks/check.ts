import { isReadForFigures } from '../house/tree.ts';
import { ROOT } from '../root.ts';
import { skipUnchanged, type UncachedCheck } from './skipUnchanged.ts';

// Runs a check without its own cache if one of its inputs has changed: node launcher/checks/check.ts unused

const isProse = (file: string) => file.endsWith('.md');

const CHECKS: Readonly<Record<string, UncachedCheck>> = {
  boundaries: { command: ['launcher/boundaries.ts'], reads: (file) => /\.(tsx?|json|[mc]?js)$/.test(file) },
  documents: { command: ['launcher/documents.ts'], reads: () => true },
  house: { command: ['launcher/house.ts'], reads: isReadForFigures, readsCommits: true },
  report: {
    command: ['launcher/apiReport.ts'],
    reads: (file) =>
      /^(shared\/|association\/|launcher\/(apiReport|compileShared|root)\.ts$|tsconfig[^/]*\.json$)/.test(file),
  },
  unused: { command: ['node_modules/knip/bin/knip.js'], reads: (file) => !isProse(file) },
};

const [name = ''] = process.argv.slice(2);
const check = CHECKS[name];
if (!check) throw new Error(`no check ${name}; there are ${Object.keys(CHECKS).join(', ')}`);
process.exitCode = skipUnchanged(ROOT, name, check);
