import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from '../federation/baseConfig.ts';

// What Storybook is: it finds the stories of the kit and builds them as the sections are built.

const SHARED = join(import.meta.dirname, '../..');
const PACKAGES = join(SHARED, '../node_modules');

/** Where launcher/gallery.ts has installed Storybook. */
const installed = (name: string) => join(process.env['GALLERY_PROGRAMS'] ?? '', 'node_modules', name);

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

/** Styles and what they name, such as the typeface. */
const isForStyles = (rule: Rule) =>
  rule !== null &&
  typeof rule === 'object' &&
  rule.test instanceof RegExp &&
  (rule.test.test('page.css') || rule.test.test('typeface.woff2'));

function webpackFinal(storybook: Configuration): Configuration {
  const house = baseConfig({ name: 'gallery', folder: SHARED, development: true });
  const otherRules = (storybook.module?.rules ?? []).filter((rule) => !isForStyles(rule));
  return {
    ...storybook,
    module: { ...storybook.module, rules: [...otherRules, ...(house.module?.rules ?? [])] },
    plugins: [...(storybook.plugins ?? []), ...(house.plugins ?? [])],
    resolve: {
      ...storybook.resolve,
      ...house.resolve,
      // The React that the kit's own packages use, not the one that came with Storybook.
      alias: { ...storybook.resolve?.alias, react: join(PACKAGES, 'react'), 'react-dom': join(PACKAGES, 'react-dom') },
    },
  };
}

export default {
  framework: installed('@storybook/react-webpack5'),
  addons: [installed('@storybook/addon-a11y')],
  stories: ['../**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // The layers in their order, as the shell's page declares them (decision 0008).
  previewHead: (head: string) => `${head}<style>@layer tokens, reset, base, kit;</style>`,
  webpackFinal,
};
