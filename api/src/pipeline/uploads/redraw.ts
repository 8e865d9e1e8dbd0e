import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A picture, and where it is drawn anew. */
export interface Redrawing {
  from: string;
  to: string;
}

let drawing: ChildProcess | null = null;

function start(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'redrawProcess.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  // It ends with the API and keeps it from ending in no way.
  child.unref();
  child.channel?.unref();
  child.once('exit', () => {
    if (drawing === child) drawing = null;
  });
  return child;
}

/**
 * Draws a picture anew: upright and without EXIF (location, device). To be called for one picture at a time.
 * @returns false for a picture that is truncated, too large, or ends the process that draws.
 */
export function redraw(redrawing: Redrawing): Promise<boolean> {
  const child = (drawing ??= start());
  return new Promise((resolve) => {
    const finish = (isDrawn: boolean) => {
      child.off('message', answered).off('exit', ended);
      child.channel?.unref();
      resolve(isDrawn);
    };
    const answered = (isDrawn: unknown) => finish(isDrawn === true);
    const ended = () => finish(false);
    child.on('message', answered).on('exit', ended);
    child.channel?.ref();
    child.send(redrawing);
  });
}
