import { createServer } from 'node:net';
import { portOf, type App } from '@portal/shared/federation/apps';
import { logError } from './output.ts';
import { PROCESSES, type Environment } from './processes.ts';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Apps with a port that another program uses. */
export async function busyPorts(
  environment: Environment,
  apps: readonly App[] = PROCESSES,
): Promise<{ name: string; port: number; variable: string }[]> {
  const busy = [];
  for (const app of apps) {
    const port = portOf(app, environment);
    if (!(await isFree(port))) busy.push({ name: app.name, port, variable: app.portVariable });
  }
  return busy;
}

/** Exits if the port of an app is in use, with a line for each that names its setting. */
export async function requireFreePorts(environment: Environment, apps?: readonly App[]): Promise<void> {
  const busy = await busyPorts(environment, apps);
  for (const { name, port, variable } of busy)
    logError(`port ${port} of ${name} is taken; free it or move it with ${variable}=…`);
  if (busy.length > 0) process.exit(1);
}
