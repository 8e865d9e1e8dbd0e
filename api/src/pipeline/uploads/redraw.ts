import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { HttpError } from '../../errors/errors.ts';
import { StorageDown } from '../../integrations/files/storageDown.ts';

/** Paths of a picture and of its redrawn version. */
export interface Redrawing {
  from: string;
  to: string;
}

/** Result of a redraw; `notWritten` if the disk could not take it. */
export type RedrawOutcome = 'drawn' | 'unfit' | 'notWritten';

let drawing: ChildProcess | null = null;

/** Signals from outside, sent by a system short of memory or by an operator: they say nothing about the picture. */
const ENDED_FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM'];

function start(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'redrawProcess.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  // It ends with the API and does not keep the API running.
  child.unref();
  child.channel?.unref();
  const forget = () => {
    if (drawing === child) drawing = null;
  };
  // The channel may close before the exit event; a process that could not be started never exits.
  child.once('exit', forget).once('disconnect', forget).on('error', forget);
  return child;
}

/**
 * Redraws a picture upright and without EXIF (location, device). To be called for one picture at a time.
 * @returns false for a picture that is truncated, too large, or crashes the drawing process
 * @throws HttpError NOT_READY if that process could not be reached or was ended from outside; StorageDown if the disk
 * is full
 */
export function redraw(redrawing: Redrawing): Promise<boolean> {
  const child = (drawing ??= start());
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => {
      child.off('message', answered).off('exit', ended).off('error', failed);
      child.channel?.unref();
      work();
    };
    const answered = (outcome: RedrawOutcome) =>
      settle(() =>
        outcome === 'notWritten'
          ? reject(new StorageDown('the picture was not written'))
          : resolve(outcome === 'drawn'),
      );
    const failed = () => settle(() => reject(new HttpError('NOT_READY')));
    const ended = (_code: number | null, signal: NodeJS.Signals | null) =>
      ENDED_FROM_OUTSIDE.includes(signal) ? failed() : settle(() => resolve(false));
    child.on('message', answered).on('exit', ended).on('error', failed);
    child.channel?.ref();
    child.send(redrawing, (error) => {
      if (error) failed();
    });
  });
}
