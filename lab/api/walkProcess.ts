import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { LaneOptions } from './walkLanes.ts';

/** Returns the result of a process of walks; throws if it ends without one. @param program the file that it runs */
export function walkProcess<Walked>(program: string, options: LaneOptions): Promise<Walked> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, program), {
      serialization: 'advanced',
      execArgv: [...process.execArgv, '--import', join(import.meta.dirname, 'planOnce.ts')],
    });
    child.once('message', (walked: Walked) => resolve(walked));
    child.once('exit', (code) => reject(new Error(`a process of walks ended with ${code}`)));
    child.send(options);
  });
}
