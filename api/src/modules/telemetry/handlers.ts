import type { HandlerTable } from '../../pipeline/handler.ts';

/** Beacons of browsers: a section that could not be shown. */
export const telemetryHandlers = {
  async telemetry({ section, build, cause, owner, detail, path }, { log, metrics }) {
    metrics.sectionFailed(section, cause);
    log.warn({ section, build, cause, owner, detail, path }, 'a section failed in a browser');
    return null;
  },
} satisfies Partial<HandlerTable>;
