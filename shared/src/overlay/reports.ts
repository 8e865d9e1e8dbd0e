/** Default until the shell sets a reporter: errors appear only in the browser's console. */
let report: (error: unknown) => void = () => undefined;

/** Sets the reporter for dialogs that could not be loaded or rendered; called by the shell. */
export function configureOverlayReports(reporter: (error: unknown) => void): void {
  report = reporter;
}

/** Reports a dialog that could not be loaded or rendered. */
export const reportOverlayError = (error: unknown): void => report(error);
