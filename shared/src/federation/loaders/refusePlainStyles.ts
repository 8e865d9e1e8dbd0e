import { basename } from 'node:path';

interface LoaderContext {
  resourcePath: string;
}

/** Ends the build: a plain stylesheet would reach into every other section on the page. */
export default function refusePlainStyles(this: LoaderContext): never {
  const name = basename(this.resourcePath, '.css');
  throw new Error(`${name}.css would style the whole portal. Write ${name}.module.css, whose classes are its own.`);
}
