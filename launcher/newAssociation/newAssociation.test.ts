import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contrast, contrastsOf } from '@portal/shared/testing/contrast';
import { ROOT } from '../root.ts';
import { copyRepository } from './copyRepository.ts';
import { parseOptions } from './options.ts';
import { paletteOf } from './palette.ts';
import { namesThisAssociation, replacementsFor } from './replacements.ts';

const temporary = mkdtempSync(join(tmpdir(), 'portal-association-'));
const folder = join(temporary, 'other');
afterAll(() => rmSync(temporary, { recursive: true }));

const commandLine = (changes: Record<string, string> = {}) => {
  const values = {
    name: '다른조리협회',
    english: 'Other Cooks Association',
    word: 'other',
    primary: '#1c4f8a',
    accent: '#a3341a',
    ...changes,
  };
  return [folder, ...Object.entries(values).flatMap(([option, value]) => [`--${option}`, value])];
};
const options = parseOptions(commandLine(), '/');
const css = readFileSync(join(ROOT, 'shared/src/ui/base.css'), 'utf8');

describe('a copy for another association', () => {
  beforeAll(() => copyRepository(ROOT, folder, replacementsFor(options)));

  const read = (path: string) => readFileSync(join(folder, path), 'utf8');

  test('contains this one’s name in no text and no file name', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(png|webp|pdf)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(3000);
    expect(files).toContain(join(folder, '.github/workflows/ci.yml'));
    expect(files.filter((file) => namesThisAssociation(file.slice(folder.length)))).toEqual([]);
    expect(files.filter((file) => namesThisAssociation(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('has the name, the colours and placeholders', () => {
    const facts = read('shared/src/association/association.ts');
    expect(facts).toContain("name: '다른조리협회'");
    expect(facts).toContain("legalName: '사단법인 다른조리협회'");
    expect(facts).toContain("englishName: 'Other Cooks Association'");
    expect(facts).toContain("email: 'help@other.example'");
    expect(facts).toContain("account: '000-0000-000000'");
    expect(facts).toContain("primary: '#1c4f8a'");
    expect(read('shared/src/ui/base.css')).toContain('--color-primary: #1c4f8a;');
    expect(read('shell/src/index.html')).toContain('<meta name="theme-color" content="#1c4f8a" />');
  });

  test('is not made in a non-empty folder', () => {
    expect(() => copyRepository(ROOT, folder, [])).toThrow(`${folder} is not empty`);
  });

  test('can be built by the same commands, without the program that made it', () => {
    expect(existsSync(join(folder, 'package-lock.json'))).toBe(true);
    expect(existsSync(join(folder, 'launcher/newAssociation.ts'))).toBe(false);
    expect(read('package.json')).not.toContain('new-association');
  });
});

test('every colour of this association is replaced', () => {
  const missing = paletteOf('#1c4f8a', '#a3341a').filter(([old]) => !css.includes(old));
  expect(missing).toEqual([]);
});

test.each([
  ['#1c4f8a', '#a3341a'],
  // Too light to be readable: darkened.
  ['#ffcc00', '#00e5ff'],
  ['#ff0000', '#00ff00'],
  ['#777777', '#0000ff'],
  ['#000000', '#ffffff'],
])('%s and %s become colours that are readable everywhere', (primary, accent) => {
  const now = paletteOf(primary, accent).reduce((text, [old, colour]) => text.replaceAll(old, colour), css);
  expect(contrastsOf(now).filter(({ contrast: found, least }) => found < least)).toEqual([]);
});

test('a readable colour stays the same', () => {
  expect(contrast('#1c4f8a', '#f5f0e5')).toBeGreaterThan(4.5);
  expect(paletteOf('#1c4f8a', '#a3341a')[0]).toEqual(['#1b5138', '#1c4f8a']);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['a name that ends in a consonant', { name: '다른조리조합' }, /ends in a consonant/],
  ['a name of other letters', { name: 'Cooks' }, /is no name/],
  ['a colour by its name', { primary: 'green' }, /is no colour/],
  ['a word with capitals', { word: 'Other' }, /is no word/],
  ['no English name', { english: '' }, /npm run tool -- new-association/],
])('%s is refused', (_what, changes, reason) => {
  expect(() => parseOptions(commandLine(changes), '/')).toThrow(reason);
});
