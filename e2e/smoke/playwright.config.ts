import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The journeys that every change must pass, on one portal. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  fullyParallel: true,
  projects: [
    {
      name: 'smoke',
      testMatch: /journeys\/.*\.spec\.ts/,
      grep: /@smoke/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
