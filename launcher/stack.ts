import { execFileSync } from 'node:child_process';
import { log, logError } from './output.ts';
import { ROOT } from './root.ts';
import { stackOf, type ComposeProject } from './stack/stackOf.ts';

// Deploys the compose files as a stack of a swarm: node launcher/stack.ts <name> [options of docker stack deploy]

/** The job that puts builds live, once every machine has them. */
const REGISTER = 'register';

const [name, ...options] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  logError('node launcher/stack.ts <name> [options of docker stack deploy]; docs/operating.md, "Many machines"');
  process.exit(2);
}

const docker = (args: string[], input = '') =>
  execFileSync('docker', args, { cwd: ROOT, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] });

/** Waits until every container of the service is a new one. @throws with the reason, when it was rolled back */
function requireUpdated(service: string): void {
  const status = docker([
    'service',
    'inspect',
    '--format',
    '{{if .UpdateStatus}}{{json .UpdateStatus}}{{end}}',
    service,
  ]);
  if (!status.trim()) return;
  const { State, Message } = JSON.parse(status) as { State: string; Message: string };
  if (State !== 'completed') throw new Error(`${service}: ${State}, ${Message}`);
}

try {
  const project = JSON.parse(docker(['compose', 'config', '--format', 'json'])) as ComposeProject;
  const { stack, secrets } = stackOf(project, name);
  const known = docker(['secret', 'ls', '--format', '{{.Name}}']).split('\n');
  for (const [secret, value] of secrets)
    if (!known.includes(secret))
      docker(['secret', 'create', '--label', `com.docker.stack.namespace=${name}`, secret, '-'], value);
  docker(
    ['stack', 'deploy', '--detach=false', '--quiet', '--prune', ...options, '--compose-file', '-', name],
    JSON.stringify(stack),
  );
  const updated = Object.keys(stack.services).filter((service) => service !== REGISTER);
  for (const service of updated) requireUpdated(`${name}_${service}`);
  log(name, `${updated.length} services run`);
  docker(['service', 'update', '--detach=false', '--quiet', '--force', `${name}_${REGISTER}`]);
  log(name, 'the builds that are new are live');
} catch (error) {
  logError(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
