/** `scheduler`, which Chromium and Firefox have. */
interface TaskScheduler {
  yield?(): Promise<void>;
}

/** Ends the current task, so that the browser can paint and handle input before the next one. */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as typeof globalThis & { scheduler?: TaskScheduler };
  // Continues before other waiting tasks; a timer comes after them, and 4 ms later if nested.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
