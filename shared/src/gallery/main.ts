import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from '../federation/baseConfig.ts';

// Storybook configuration: finds the stories of the kit and builds them like the sections.

const SHARED = join(import.meta.dirname, '../..');
const PACKAGES = join(SHARED, '../node_modules');

/** Path of a package installed by launcher/gallery.ts. */
const installed = (name: string) => join(process.env['GALLERY_PROGRAMS'] ?? '', 'node_modules', name);

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

/** True for rules of styles and of their files, such as the typeface. */
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
      // React of the kit's own packages, not the one of Storybook.
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
  // Layers in the same order as in the shell's page (decision 0008).
  previewHead: (head: string) => `${head}<style>@layer tokens, reset, base, kit;</style>`,
  webpackFinal,
};
