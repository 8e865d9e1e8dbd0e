import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { log, logError } from './output.ts';
import { ROOT } from './root.ts';
import { stackOf, type ComposeProject } from './stack/stackOf.ts';
import { updateOf, type Update } from './stack/updateOf.ts';

// Deploys the compose files as a swarm stack: node launcher/stack.ts <name> [options of docker stack deploy]

/** The job that puts builds live once every machine has them. */
const REGISTER = 'register';
const ASK_EVERY_MS = 3000;
/** The API may migrate for half an hour before it listens. */
const PATIENCE_MS = 60 * 60 * 1000;

const [name, ...options] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  logError('node launcher/stack.ts <name> [options of docker stack deploy]; docs/operating.md, "Many machines"');
  process.exit(2);
}

const docker = (args: string[], input = '') =>
  execFileSync('docker', args, { cwd: ROOT, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] });

/** Reads the state of each service's update. */
function askUpdates(services: readonly string[]): (readonly [service: string, update: Update])[] {
  const format = '{{.Spec.Name}} {{if .UpdateStatus}}{{.UpdateStatus.State}}: {{.UpdateStatus.Message}}{{end}}';
  const statuses = byFirstWord(docker(['service', 'inspect', '--format', format, ...services]));
  const replicas = byFirstWord(docker(['service', 'ls', '--format', '{{.Name}} {{.Replicas}}']));
  return services.map(
    (service) => [service, updateOf(statuses.get(service) ?? '', replicas.get(service) ?? '')] as const,
  );
}

const byFirstWord = (lines: string) =>
  new Map(
    lines
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()] as const),
  );

/**
 * Waits until every container of the services is new. `docker stack deploy --detach=false` does not: it waits forever
 * if a service has ended or has no replica.
 * @throws with the reason if one was rolled back
 */
async function untilUpdated(services: readonly string[]): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let settled: string[] = [];
  for (;;) {
    const before = settled;
    const found = askUpdates(services);
    const failed = found.find(([, { failure }]) => failure);
    if (failed) throw new Error(`${failed[0]}: ${failed[1].failure}`);
    settled = found.filter(([, { isSettled }]) => isSettled).map(([service]) => service);
    // Twice, because an update that was just requested has not begun everywhere.
    if (services.every((service) => settled.includes(service) && before.includes(service))) return;
    if (Date.now() > end)
      throw new Error(`not updated: ${services.filter((one) => !settled.includes(one)).join(', ')}`);
    await pause(ASK_EVERY_MS);
  }
}

try {
  const project = JSON.parse(docker(['compose', 'config', '--format', 'json'])) as ComposeProject;
  const { stack, secrets } = stackOf(project, name);
  const known = docker(['secret', 'ls', '--format', '{{.Name}}']).split('\n');
  for (const [secret, value] of secrets)
    if (!known.includes(secret))
      docker(['secret', 'create', '--label', `com.docker.stack.namespace=${name}`, secret, '-'], value);
  docker(
    ['stack', 'deploy', '--detach=true', '--prune', ...options, '--compose-file', '-', name],
    JSON.stringify(stack),
  );
  const updated = Object.keys(stack.services).filter((service) => service !== REGISTER);
  await untilUpdated(updated.map((service) => `${name}_${service}`));
  log(name, `${updated.length} services run`);
  docker(['service', 'update', '--detach=false', '--quiet', '--force', `${name}_${REGISTER}`]);
  log(name, 'the builds that are new are live');
} catch (error) {
  logError(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
