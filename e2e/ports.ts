import { createServer, type Server } from 'node:net';
import { APPS } from '@portal/shared/federation/apps';

/** Above the ports that browsers refuse, and below those of `faults/harness/freePort.ts`. */
const FIRST = 11_000;
const END = 20_000;
/** A portal has fewer apps; its last ports are for other programs of a test. */
const PORTS_OF_A_PORTAL = 20;
const BLOCK = 500;

const listen = (port: number) =>
  new Promise<Server | null>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, () => resolve(server));
  });

/** True if all ports of a block are free; its first one is then held until this process ends. */
async function take(first: number): Promise<boolean> {
  const ports = Array.from({ length: BLOCK }, (_, index) => first + index);
  const [held, ...others] = await Promise.all(ports.map(listen));
  await Promise.all(
    others.map((server) => new Promise<unknown>((resolve) => (server ? server.close(resolve) : resolve(null)))),
  );
  if (held && !others.includes(null)) {
    held.unref();
    return true;
  }
  held?.close();
  return false;
}

/** First port of a block that no other program and no other clone's run uses. */
async function freeBlock(): Promise<number> {
  const blocks = Array.from({ length: (END - FIRST) / BLOCK }, (_, index) => FIRST + index * BLOCK);
  // Two simultaneous runs search in different orders.
  const from = Math.floor(Math.random() * blocks.length);
  for (const block of [...blocks.slice(from), ...blocks.slice(0, from)]) if (await take(block)) return block;
  throw new Error(`no ${BLOCK} free ports between ${FIRST} and ${END}: set PORTAL_TEST_PORTS to the first one`);
}

// Chosen once per run: child processes inherit it.
process.env.PORTAL_TEST_PORTS ??= String(await freeBlock());
const BASE = Number(process.env.PORTAL_TEST_PORTS);

/** First port of a portal; the block's own first port stays held. */
const firstOf = (portal: number) => BASE + PORTS_OF_A_PORTAL * portal + 1;

/** Settings that put every app of a portal on its own port. */
const portsOf = (portal: number): Record<string, string> =>
  Object.fromEntries(APPS.map(({ portVariable }, index) => [portVariable, String(firstOf(portal) + index)]));

/** Ports of the portal that the journeys use. */
export const JOURNEY_PORTS = portsOf(0);

/** Ports of the portal that a fault test starts and breaks. */
export const FAULT_PORTS = portsOf(1);

/** Ports of the portal with third-party services. */
export const SERVICE_PORTS = portsOf(2);

/** Ports of the portal whose log a test reads. */
export const LOG_PORTS = portsOf(3);

/** Ports of the portal whose clock a test moves. */
export const CLOCK_PORTS = portsOf(4);

/** Ports of the portal in which sections are deployed. */
export const REDEPLOY_PORTS = portsOf(5);

/** Ports of the empty association for refusals. */
export const REFUSAL_PORTS = portsOf(6);

/** Ports of the empty association in which two employees work for a week. */
export const WEEK_PORTS = portsOf(7);

/** Ports of the portal with a queue. */
export const LINE_PORTS = portsOf(8);

/** Ports of the portal with a section of another generation, and of that section's own server. */
export const GENERATION_PORTS = portsOf(9);
export const NEXT_SECTION_PORT = String(firstOf(10) - 2);

/** Ports of the portal with throwing sections. */
export const ERROR_PORTS = portsOf(10);

/** Ports of the portal whose traces a test receives. */
export const TRACE_PORTS = portsOf(11);

/** Ports of the portal whose start-up is measured. */
export const BENCH_PORTS = portsOf(12);

/** Ports of the portal in which new versions of texts come into force. */
export const TEXT_PORTS = portsOf(13);

/** Ports of the portal in which an employer's people get their links. */
export const GROUP_PORTS = portsOf(14);

/** Ports of the portal in which an employer pays on an invoice. */
export const INVOICE_PORTS = portsOf(15);

/** Ports of the portal that mixes builds of the last release with current ones. */
export const SKEW_PORTS = portsOf(16);

/** Ports of the portal for the ten-minute demo. */
export const DEMO_PORTS = portsOf(17);

/** Ports of the portal whose messages wait for the morning. */
export const NOTICE_PORTS = portsOf(18);

/** Ports of the portal that asks for second factors. */
export const STEP_UP_PORTS = portsOf(20);

/** Ports of the empty association that members of a former system move to. */
export const IMPORT_PORTS = portsOf(21);

/** Ports of the portal that sends advertising messages. */
export const BULLETIN_PORTS = portsOf(22);

/** Ports of the empty association whose employee imports a file. */
export const OFFICE_IMPORT_PORTS = portsOf(23);

/** The push service of the journeys' portal. */
export const PUSH_PORT = String(firstOf(1) - 2);

/** An origin without a server. */
export const NOWHERE = `http://localhost:${firstOf(19)}`;
