import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const { webServer: _, ...common } = journeys;

/** Journeys across two generations, in a separate portal: npm run generations. */
export default defineConfig({
  ...common,
  testDir: '.',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../../.cache/results/generations.json') }]],
  projects: [{ name: 'generations', use: { viewport: { width: 1280, height: 800 } } }],
});
