import { whenGuardIsGone } from '../guarded.ts';
import { logError } from '../output.ts';

interface Programs {
  run(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts programs, which run until this one is stopped or fails to start them. */
export async function runUntilStopped({ run, stop }: Programs): Promise<void> {
  const end = (code: number) => stop().then(() => process.exit(code));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  whenGuardIsGone(() => void end(0));
  try {
    await run();
  } catch (error) {
    logError(`could not start: ${(error as Error).message}`);
    await end(1);
  }
}
