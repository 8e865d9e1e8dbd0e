/** Until the shell says where reports go, the browser's console has them. */
let report: (error: unknown) => void = () => undefined;

/** Tells the overlays where to report a dialog that could not be loaded or drawn; the shell passes its reporter. */
export function configureOverlayReports(reporter: (error: unknown) => void): void {
  report = reporter;
}

/** Reports a dialog that could not be loaded or drawn. */
export const reportOverlayError = (error: unknown): void => report(error);
