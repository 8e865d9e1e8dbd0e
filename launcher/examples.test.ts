import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './root.ts';
import { readExamples } from './testing/examples.ts';

/** Where the packages of `@portal/shared` are found; nothing is written there. */
const FOLDER = join(ROOT, 'shared/example');

/** The compiler with some files that are not on the disk. */
function hostOf(options: ts.CompilerOptions, files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { directoryExists, fileExists, readFile, getSourceFile } = host;
  return {
    ...host,
    directoryExists: (folder) => folder.startsWith(FOLDER) || (directoryExists?.(folder) ?? false),
    fileExists: (file) => files.has(file) || fileExists(file),
    readFile: (file) => files.get(file) ?? readFile(file),
    getSourceFile(file, languageVersion, ...rest) {
      const text = files.get(file);
      if (text === undefined) return getSourceFile(file, languageVersion, ...rest);
      return ts.createSourceFile(file, text, languageVersion);
    },
  };
}

/** What TypeScript finds wrong with files, as `file: message`. */
function errorsOf(files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, ROOT);
  const styles = join(ROOT, 'shared/src/styles.d.ts');
  const setup = join(ROOT, 'shared/src/testing/jest/setupBrowser.ts');
  const program = ts.createProgram([...files.keys(), styles, setup], options, hostOf(options, files));
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${file.slice(FOLDER.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}

test('the examples in the doc comments of @portal/shared are one section, which compiles', () => {
  const examples = readExamples();
  expect(examples.length).toBeGreaterThan(12);
  expect(new Set(examples.map(({ file }) => file)).size).toBe(examples.length);
  const files = new Map(examples.map(({ file, code }) => [join(FOLDER, file), code]));
  expect(errorsOf(files)).toEqual([]);
});
