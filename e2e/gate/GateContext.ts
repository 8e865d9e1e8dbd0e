import type { Browser } from '@playwright/test';
import type { SectionBuild } from '@portal/shared/section/registry';
import type { Services } from '../faults/harness/Services.ts';
import type { TestShell } from '../faults/harness/TestShell.ts';
import type { StoredVisitors } from './visitors.ts';

/** What a check looks at: one build of a section, live in a running portal of its own. */
export interface GateContext {
  browser: Browser;
  /** What further shells may stand in front of. */
  services: Services;
  testShell: TestShell;
  /** The build under test, as it is registered. */
  build: SectionBuild;
  /** Folder with the build's files. */
  dist: string;
  /** As whom its pages are opened. */
  visitors: StoredVisitors;
}

/** One thing that a build has to fulfil. */
export interface Check {
  name: string;
  /** @returns what is wrong; nothing when it passes. */
  run(context: GateContext): Promise<string[]>;
}
