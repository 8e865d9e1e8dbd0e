import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withService } from './newSection/composeService.ts';
import { parseOptions, vendored, type Options } from './newSection/options.ts';
import { freePort, requireFree } from './newSection/surroundings.ts';
import { writeTemplate } from './newSection/writeTemplate.ts';
import { log } from './output.ts';
import { packShared } from './packShared.ts';
import { ROOT } from './root.ts';

const TEMPLATES = join(ROOT, 'launcher/newSection');

/** After the portal's original five menus; `order` in `src/section.ts` moves it. */
const MENU_ORDER = 60;

const npm = (...args: string[]) => {
  const path = process.env.npm_execpath;
  const [command, ...prefix] = path ? [process.execPath, path] : ['npm'];
  execFileSync(command ?? 'npm', [...prefix, ...args], { cwd: ROOT, stdio: 'inherit' });
};

const rootPackage = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  devDependencies: { node: string };
};

const valuesOf = ({ name, prefix, title }: Options, port: number, shared: string) => ({
  name,
  prefix,
  title,
  port: String(port),
  menu: name.replace('mf-', ''),
  menuTitle: title,
  menuOrder: String(MENU_ORDER),
  shared,
  node: rootPackage.devDependencies.node,
});

async function makeInside(options: Options, port: number): Promise<void> {
  await writeTemplate(join(TEMPLATES, 'template'), options.folder, valuesOf(options, port, '1.0.0'));
  const compose = join(ROOT, 'docker-compose.yml');
  writeFileSync(compose, withService(readFileSync(compose, 'utf8'), options.name));
  // Adds the new workspace to the lock file.
  npm('install', '--no-audit', '--no-fund', '--loglevel=error');
}

async function makeOutside(options: Options, port: number): Promise<void> {
  const archive = packShared(join(options.folder, 'vendor'));
  const values = valuesOf(options, port, vendored(archive));
  await writeTemplate(join(TEMPLATES, 'template'), options.folder, values);
  await writeTemplate(join(TEMPLATES, 'outside'), options.folder, values);
}

try {
  const options = parseOptions(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  await requireFree(options);
  const port = freePort();
  await (options.outside ? makeOutside(options, port) : makeInside(options, port));
  log(
    options.name,
    `made in ${relative(ROOT, options.folder)}, port ${port}; docs/adding-a-section.md says what is next`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
