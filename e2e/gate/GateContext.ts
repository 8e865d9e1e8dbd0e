import type { Browser } from '@playwright/test';
import type { GateCheck } from '@portal/platform/server/registry/gateRecord';
import type { SectionBuild } from '@portal/shared/section/registry';
import type { Services } from '../faults/harness/Services.ts';
import type { TestShell } from '../faults/harness/TestShell.ts';
import type { StoredVisitors } from './visitors.ts';

/** Context of a check: one build of a section, live in a separate running portal. */
export interface GateContext {
  browser: Browser;
  /** Services for further shells. */
  services: Services;
  testShell: TestShell;
  /** The build under test, as registered. */
  build: SectionBuild;
  /** Folder with the build's files. */
  dist: string;
  /** Sessions for opening its pages. */
  visitors: StoredVisitors;
}

/** A requirement on a build. */
export interface Check {
  name: GateCheck;
  /** @returns problems; empty if it passes */
  run(context: GateContext): Promise<string[]>;
}
