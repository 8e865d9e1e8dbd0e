import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './testing/buildApp.ts';

const SHARED = join(__dirname, '..');
const BUILD_TIMEOUT_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'portal-styles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(files: Record<string, string>): { output: string; styles: string } {
  const { output, isBuilt } = buildApp(folder, files);
  return { output, styles: isBuilt ? readFileSync(join(folder, 'dist/styles.css'), 'utf8') : '' };
}

test(
  'styles that would affect other sections fail a build: a plain stylesheet, and a rule without a class of its own',
  () => {
    const { output } = build({
      'entry.js': "import './plain.css'; import styles from './page.module.css'; document.body.className = styles.own;",
      'plain.css': 'h1 { color: red; }',
      'page.module.css': '.own { color: red; } h1 { color: red; }',
    });
    expect(output).toContain('plain.css would style the whole portal. Write plain.module.css');
    expect(output).toContain('Selector "h1" is not pure');
  },
  BUILD_TIMEOUT_MS,
);

test(
  'the kit is in its layer, pages are in none, and lazily loaded pages share one stylesheet',
  () => {
    const page = (name: string) => `
      import kit from '${join(SHARED, 'ui/surface/Card.module.css')}';
      import styles from './${name}.module.css';
      document.body.className = kit.root + styles.own;`;
    const { output, styles } = build({
      'entry.js': "void import('./one.js'); void import('./two.js');",
      'one.js': page('one'),
      'two.js': page('two'),
      'one.module.css': '.own { gap: 1px; }',
      'two.module.css': '.own { gap: 2px; }',
    });
    expect(output).not.toMatch(/error|warning/i);
    expect(styles.match(/@layer kit \{/g)).toHaveLength(1);
    expect(styles).toMatch(/@layer kit \{ \.mf-example-/);
    const outsideTheKit = styles.replace(/@layer kit \{[^]*?\n\}\n/, '');
    expect(outsideTheKit).toMatch(/gap: 1px[^]*gap: 2px/);
  },
  BUILD_TIMEOUT_MS,
);

test('every page that starts a program declares the same order of layers, before any stylesheet', () => {
  const order = /@layer [a-z, ]+;/;
  const base = order.exec(readFileSync(join(SHARED, 'ui/base.css'), 'utf8'))?.[0];
  for (const file of ['federation/aloneConfig.ts', '../../shell/src/index.html']) {
    const html = readFileSync(join(SHARED, file), 'utf8');
    expect(order.exec(html)?.[0]).toBe(base);
    expect(html.slice(0, html.indexOf('@layer'))).not.toMatch(/rel="stylesheet"|\{\{(?:styles|pageStyles)\}\}/);
  }
});
