import { pathToFileURL } from 'node:url';

interface LoaderContext {
  resourcePath: string;
  /** Folder of the module. */
  context: string;
  addContextDependency(folder: string): void;
}

/** Replaces `lecture.scene.ts` and similar by the drawn SVG file, so that the browser loads no drawing code. */
export default async function scene(this: LoaderContext): Promise<string> {
  // The parts of a scene are modules beside it.
  this.addContextDependency(this.context);
  const { default: drawn } = (await import(pathToFileURL(this.resourcePath).href)) as { default: string };
  return drawn;
}
