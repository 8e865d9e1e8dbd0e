import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from '@portal/shared/federation/baseConfig';
import { productionRouter } from '@portal/shared/federation/productionRouter';
import { ROOT } from '../../../launcher/root.ts';
import { section as about } from '../../../mf-about/src/section.ts';
import { section as manager } from '../../../mf-manager/src/section.ts';
import { section as newsSpace } from '../../../mf-news-space/src/section.ts';
import { section as office } from '../../../mf-office/src/section.ts';
import { section as sign } from '../../../mf-sign/src/section.ts';
import { FilesRecordPlugin } from './filesRecord.ts';
import { ONE_PROGRAM_BASE, ONE_PROGRAM_FOLDER } from './locations.ts';

// The shell and the sections as one program without federation, as a baseline for the portal's start-up.

const SHELL = join(ROOT, 'shell');
const LOADING = join(ROOT, 'platform/src/sections/loading');
const SECTIONS = [about, manager, newsSpace, office, sign].map((section) => ({
  section,
  folder: join(ROOT, section.name),
}));

const base = baseConfig({ name: 'one', folder: SHELL, development: false });

/** The app of a stylesheet: one file of styles per app, as in the portal. */
const stylesOfApp = (module: { nameForCondition(): string | null }) =>
  `styles-${/\/(mf-[^/]+|shell|platform|shared)\/src\//.exec(module.nameForCondition() ?? '')?.[1] ?? 'other'}`;

/** Modules of the platform that use federation, with their replacements. */
const STAND_INS = {
  [join(LOADING, 'container.ts')]: join(import.meta.dirname, 'runSection.ts'),
  [join(LOADING, 'hostContract.ts')]: join(import.meta.dirname, 'hostContract.ts'),
};

export default {
  ...base,
  resolve: { ...base.resolve, alias: { ...productionRouter(SHELL), ...STAND_INS } },
  // Rarely built, and a change of this file must take effect.
  cache: false,
  entry: { main: './src/index.ts' },
  output: { ...base.output, path: ONE_PROGRAM_FOLDER, publicPath: ONE_PROGRAM_BASE, clean: true },
  plugins: [
    ...(base.plugins ?? []),
    new webpack.DefinePlugin({ SHELL_BUILD: JSON.stringify('one') }),
    new FilesRecordPlugin(SECTIONS),
  ],
  optimization: {
    ...base.optimization,
    splitChunks: {
      ...base.optimization?.splitChunks,
      cacheGroups: {
        styles: {
          type: 'css/mini-extract',
          name: stylesOfApp,
          enforce: true,
        },
      },
    },
  },
} satisfies Configuration;
