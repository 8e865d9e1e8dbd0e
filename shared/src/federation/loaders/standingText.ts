import { basename } from 'node:path';
import { compileText } from '../compileText.ts';

interface LoaderContext {
  resourcePath: string;
  /** The module's folder. */
  context: string;
  addContextDependency(folder: string): void;
}

/** Puts the text that `privacy.text.ts` reads in its place, so that nothing reads Markdown in a browser. */
export default function standingText(this: LoaderContext): string {
  // A new version is a new file.
  this.addContextDependency(this.context);
  return compileText(basename(this.resourcePath, '.text.ts'), this.context, new Date());
}
