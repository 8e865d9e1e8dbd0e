/** `scheduler`, where the browser has it: Chromium and Firefox. */
interface TaskScheduler {
  yield?(): Promise<void>;
}

/** Ends the task that runs, so that the browser may draw and answer a press before what comes next. */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as typeof globalThis & { scheduler?: TaskScheduler };
  // Continues before other waiting tasks; a timer comes after them, 4 ms later when many follow each other.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
