import { APPS } from '@portal/shared/federation/apps';

/** The settings that put every app on a port of its own, counted from the first. */
const portsFrom = (first: number): Record<string, string> =>
  Object.fromEntries(APPS.map(({ portVariable }, index) => [portVariable, String(first + index)]));

/** Ports of the portal that the journeys run against; they differ from those of `npm start`. */
export const JOURNEY_PORTS = portsFrom(5100);

/** Ports of the portal that a fault test starts and breaks. */
export const FAULT_PORTS = portsFrom(5200);

/** Ports of the portal with services of third parties. */
export const SERVICE_PORTS = portsFrom(5400);

/** Ports of the portal whose log a test reads. */
export const LOG_PORTS = portsFrom(5300);

/** Ports of the portal whose clock a test moves. */
export const CLOCK_PORTS = portsFrom(5600);

/** Ports of the portal in which sections are deployed. */
export const REDEPLOY_PORTS = portsFrom(5500);

/** Ports of the empty association in which everything is refused. */
export const REFUSAL_PORTS = portsFrom(5800);

/** Ports of the empty association in which two employees work for a week. */
export const WEEK_PORTS = portsFrom(5850);

/** Ports of the portal in which people stand in a line. */
export const LINE_PORTS = portsFrom(5860);

/** Ports of the portal with a section of another generation, and of that section's own server. */
export const GENERATION_PORTS = portsFrom(5920);
export const NEXT_SECTION_PORT = '5930';

/** Ports of the portal whose sections throw. */
export const ERROR_PORTS = portsFrom(5940);

/** Ports of the portal whose traces a test receives. */
export const TRACE_PORTS = portsFrom(5960);

/** Ports of the portal whose start-up is measured. */
export const BENCH_PORTS = portsFrom(5900);

/** Ports of the portal in which new versions of texts come into force. */
export const TEXT_PORTS = portsFrom(5980);

/** Ports of the portal in which an employer's people get their links. */
export const GROUP_PORTS = portsFrom(6010);

/** Ports of the portal in which an employer pays on an invoice. */
export const INVOICE_PORTS = portsFrom(6040);

/** Ports of the portal in which builds of the last release and of here meet. */
export const SKEW_PORTS = portsFrom(6700);

/** Of a portal that the demo of ten minutes is shown on. */
export const DEMO_PORTS = portsFrom(6070);
