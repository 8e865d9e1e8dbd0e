import { join } from 'node:path';
import { ROOT } from '../root.ts';

interface Check {
  title: string;
  /** Arguments of Node. */
  command: string[];
  /** Arguments that check only these files; null where none of them concerns it. */
  changed(files: readonly string[]): string[] | null;
}

const bin = (path: string) => join(ROOT, 'node_modules', path);

export const CHECKS: Readonly<Record<string, Check>> = {
  types: {
    title: 'types',
    command: [bin('typescript/bin/tsc'), '--noEmit'],
    changed: () => [bin('typescript/bin/tsc'), '--noEmit'],
  },
};
