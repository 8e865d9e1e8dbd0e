import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.ts';

/** A compiler host with some virtual files in a folder. */
function hostOf(options: ts.CompilerOptions, folder: string, files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { directoryExists, fileExists, readFile, getSourceFile } = host;
  return {
    ...host,
    directoryExists: (path) => path.startsWith(folder) || (directoryExists?.(path) ?? false),
    fileExists: (file) => files.has(file) || fileExists(file),
    readFile: (file) => files.get(file) ?? readFile(file),
    getSourceFile(file, languageVersion, ...rest) {
      const text = files.get(file);
      if (text === undefined) return getSourceFile(file, languageVersion, ...rest);
      return ts.createSourceFile(file, text, languageVersion);
    },
  };
}

/**
 * Type errors of virtual files as `file: message`, with this repository's settings.
 * @param folder folder of the files, which decides what packages they find; nothing is written there
 * @param besides files with required types
 */
export function typeErrors(folder: string, files: ReadonlyMap<string, string>, besides: string[] = []): string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, ROOT);
  const there = new Map([...files].map(([file, text]) => [join(folder, file), text]));
  const program = ts.createProgram([...there.keys(), ...besides], options, hostOf(options, folder, there));
  return [...there.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${file.slice(folder.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
