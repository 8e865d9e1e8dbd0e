import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { SectionBuild } from '@portal/shared/section/registry';
import type { TestShell } from '../faults/harness/TestShell.ts';

/** What a check looks at: one build of a section, live in a running portal of its own. */
export interface GateContext {
  browser: Browser;
  testShell: TestShell;
  /** The build under test, as it is registered. */
  build: SectionBuild;
  /** Folder with the build's files. */
  dist: string;
  /** What the browser of a demo member has stored; of an employee where the section is for employees. */
  member: BrowserContextOptions['storageState'];
}

/** One thing that a build has to fulfil. */
export interface Check {
  name: string;
  /** @returns what is wrong; nothing when it passes. */
  run(context: GateContext): Promise<string[]>;
}
