import type { SectionFailureCause } from '@portal/shared/contract/telemetry';
import type { CodeFault } from './brokenBuild.ts';
import type { NetworkFault } from './FaultProxy.ts';

/** A fault of the section, and the causes that may be shown to the visitor. */
export interface Fault {
  name: string;
  how:
    | { kind: 'network'; fault: NetworkFault; files: 'all' | 'entry' | 'page' | 'styles' }
    | { kind: 'refused' | 'stopped' }
    | { kind: 'code'; fault: CodeFault }
    | { kind: 'record'; record: { contractVersion: string } | { builtAgainst: Record<string, string> } };
  /** Causes that are accurate; a browser cannot distinguish some of them. None: the page itself appears. */
  causes: readonly SectionFailureCause[];
}

const network = (
  name: string,
  fault: NetworkFault,
  files: 'all' | 'entry' | 'page' | 'styles',
  causes: Fault['causes'],
): Fault => ({ name, how: { kind: 'network', fault, files }, causes });

/** All faults of a section, in the order of the table. */
export const FAULTS: readonly Fault[] = [
  { name: 'refused', how: { kind: 'refused' }, causes: ['http'] },
  network('reset', 'reset', 'all', ['http']),
  network('500', 'error-500', 'all', ['http']),
  network('HTML instead of JavaScript', 'html', 'all', ['not-a-module', 'http']),
  network('hangs before the headers', 'hang-before-headers', 'all', ['timeout', 'http']),
  network('hangs in the body', 'hang-in-body', 'all', ['timeout', 'http']),
  network('hangs in the page’s script', 'hang-before-headers', 'page', ['timeout', 'chunk-gone']),
  network('hangs in a stylesheet', 'hang-before-headers', 'styles', ['timeout', 'chunk-gone']),
  { name: 'process stopped (SIGSTOP)', how: { kind: 'stopped' }, causes: ['timeout', 'http'] },
  network('slow', 'slow', 'all', []),
  network('truncated', 'truncated', 'page', ['chunk-gone', 'http', 'not-a-module']),
  network('script of the page gone', 'gone', 'page', ['chunk-gone']),
  network('integrity mismatch', 'changed', 'entry', ['http', 'not-a-module']),
  {
    name: 'contract version',
    how: { kind: 'record', record: { contractVersion: '99.0.0' } },
    causes: ['contract-mismatch'],
  },
  {
    name: 'version of a shared module',
    how: { kind: 'record', record: { builtAgainst: { react: '18.3.1' } } },
    causes: ['contract-mismatch'],
  },
  { name: 'throws at import', how: { kind: 'code', fault: 'throws-at-import' }, causes: ['crashed', 'not-a-module'] },
  { name: 'throws in render', how: { kind: 'code', fault: 'throws-in-render' }, causes: ['crashed'] },
  { name: 'waits for ever in render', how: { kind: 'code', fault: 'waits-in-render' }, causes: ['timeout'] },
  { name: 'throws in an effect', how: { kind: 'code', fault: 'throws-in-effect' }, causes: ['crashed'] },
];
