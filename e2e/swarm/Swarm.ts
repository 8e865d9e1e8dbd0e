import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { docker, ROOT } from '../containers/compose.ts';

const run = promisify(execFile);
const FILES = ['docker-compose.yml', 'docker-compose.production.yml', 'docker-compose.stack.yml', 'e2e/swarm/demo.yml'];

/** Also the prefix of the image names: portal-check-api. */
const STACK = process.env.SWARM_IMAGES ?? 'portal-check';

/** Settings that production requires; the demo of this check empties or ignores them. */
const DEMANDED = {
  POSTGRES_PASSWORD: 'unused',
  POSTGRES_PROGRAM_PASSWORD: 'unused',
  BACKUP_KEY: 'unused',
  GATEWAY: 'toss',
  GATEWAY_SECRET: 'unused',
  SMS: 'solapi',
  SMS_KEY: 'unused',
  SMS_SECRET: 'unused',
  SMS_SENDER: '021234567',
};

interface Task {
  node: string;
  /** Id of the container, which changes when it is replaced. */
  id: string;
}

/** Runs docker and returns the lines of its output. */
const lines = async (...args: string[]) => (await docker(args)).trim().split('\n').filter(Boolean);

/** The addresses of the machines. */
export const machines = async () =>
  (await lines('node', 'inspect', '--format', '{{.Status.Addr}}', ...(await lines('node', 'ls', '--quiet')))).sort();

/** Address at which a machine of the swarm reaches this one. */
export const addressTowards = (machine: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = createSocket('udp4');
    socket.once('error', reject);
    socket.connect(9, machine, () => {
      resolve(socket.address().address);
      socket.close();
    });
  });

/** Deploys the stack with the operators' program, and waits until it runs. */
export async function deploy(settings: Record<string, string>): Promise<void> {
  await run(process.execPath, ['launcher/stack.ts', STACK, '--resolve-image', 'never'], {
    cwd: ROOT,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(PATH|HOME|DOCKER_.*)$/.test(name))),
      ...DEMANDED,
      COMPOSE_FILE: FILES.map((file) => join(ROOT, file)).join(':'),
      COMPOSE_DISABLE_ENV_FILE: '1',
      IMAGES: STACK,
      ...settings,
    },
  });
}

/** Containers of a service that run and should run, according to the swarm. */
export async function running(service: string): Promise<Task[]> {
  const format = '{{.ID}} {{.Node}} {{.CurrentState}}';
  const tasks = await lines(
    'service',
    'ps',
    '--filter',
    'desired-state=running',
    '--format',
    format,
    `${STACK}_${service}`,
  );
  return tasks
    .map((line) => line.split(' '))
    .filter(([, , state]) => state === 'Running')
    .map(([id = '', node = '']) => ({ id, node }));
}

/** The services of the stack, without the job. */
export const services = async () =>
  (await lines('stack', 'services', '--format', '{{.Name}}', STACK))
    .map((name) => name.slice(STACK.length + 1))
    .filter((name) => name !== 'register' && name !== 'renderer');

/** Public description of a service by the swarm. */
export const shown = (service: string) => docker(['service', 'inspect', `${STACK}_${service}`]);

/** Names of the machines that the swarm considers ready. */
export const readyMachines = async () =>
  (await lines('node', 'ls', '--format', '{{.Hostname}} {{.Status}}'))
    .map((line) => line.split(' '))
    .filter(([, status]) => status === 'Ready')
    .map(([name = '']) => name);

/** Changes a variable of a service, so that its containers are replaced, and waits for the end of the update. */
export const updateService = (service: string, ...args: string[]) =>
  docker(['service', 'update', '--detach=false', '--quiet', ...args, `${STACK}_${service}`]);

export const updateState = async (service: string) =>
  (await docker(['service', 'inspect', '--format', '{{.UpdateStatus.State}}', `${STACK}_${service}`])).trim();

/** Removes the stack with its secrets. */
export const remove = () => docker(['stack', 'rm', STACK]);

/** Runs a command given by the owner of the machines. */
export const runCommand = (command: string) => run('sh', ['-c', command]);

export const newKey = () => `k1:${randomBytes(32).toString('base64')}`;
