import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { stackOf, type ComposeProject } from './stackOf.ts';

/** Output of compose for a small portal. */
const project = (password: string): ComposeProject => ({
  services: {
    edge: {
      build: { context: '.' },
      command: null,
      restart: 'unless-stopped',
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp:size=96m', '/bodies:size=128m,mode=1777'],
      depends_on: { api: {}, shell: {} },
      deploy: { mode: 'global', resources: {} },
      ports: [{ target: 8080, published: '8080', mode: 'host' }],
      mem_limit: '268435456',
      cpus: 1,
    },
    api: {
      environment: {
        DATABASE_URL: `postgres://portal:${password}@one,two/portal`,
        ENCRYPTION_KEYS: 'k1:a2V5$$',
        SMS_KEY: '',
        GATEWAY: 'toss',
      },
      volumes: [{ type: 'volume', source: 'uploads', target: '/data' }],
    },
  },
  volumes: { uploads: { name: 'portal_uploads' } },
});

describe('the stack of a swarm', () => {
  const { stack, secrets } = stackOf(project('first'), 'portal');
  const { edge, api } = stack.services;

  test('translates what the swarm’s engine does not know', () => {
    expect(edge).toEqual({
      deploy: { mode: 'global', resources: { limits: { memory: '268435456', cpus: '1' } } },
      environment: { AFTER: 'api shell' },
      ports: [{ target: 8080, published: 8080, mode: 'host' }],
      volumes: [
        { type: 'tmpfs', target: '/tmp', tmpfs: { size: 96 * 1024 * 1024 } },
        { type: 'tmpfs', target: '/bodies', tmpfs: { size: 128 * 1024 * 1024 } },
      ],
    });
    expect(stack.volumes).toEqual({ uploads: {} });
  });

  test('has no secret among its variables: each is a file, and missing settings are left out', () => {
    expect(api?.environment).toEqual({
      GATEWAY: 'toss',
      DATABASE_URL_FILE: '/run/secrets/database_url',
      ENCRYPTION_KEYS_FILE: '/run/secrets/encryption_keys',
    });
    expect(JSON.stringify(stack)).not.toMatch(/first|a2V5/);
    expect(api?.secrets).toEqual([
      { source: 'database_url', target: 'database_url' },
      { source: 'encryption_keys', target: 'encryption_keys' },
    ]);
    const name = stack.secrets['encryption_keys']?.name ?? '';
    expect(secrets.get(name)).toBe('k1:a2V5$');
  });

  test('renames a secret exactly when one has changed', () => {
    expect(stackOf(project('first'), 'portal').secrets).toEqual(secrets);
    const changed = [...stackOf(project('second'), 'portal').secrets.keys()];
    expect(changed.filter((name) => secrets.has(name))).toEqual([]);
  });

  test('every secret of the API is one that the stack hides', () => {
    const production = readFileSync(join(ROOT, 'docker-compose.production.yml'), 'utf8');
    const settings = [
      ...production.matchAll(/^ {6}([A-Z0-9_]*(?:SECRET|KEY|KEYS|PASSWORD|DATABASE_URL|DATABASE_OWNER_URL)): /gm),
    ].map(([, setting = '']) => setting);
    expect(settings).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'DATABASE_OWNER_URL', 'S3_ACCESS_KEY', 'MAIL_PASSWORD', 'SMS_KEY']),
    );
    const environment = Object.fromEntries(settings.map((setting) => [setting, `value of ${setting}`]));
    const hidden = stackOf({ services: { api: { environment } } }, 'portal').stack.services['api']?.environment;
    expect(JSON.stringify(hidden)).not.toContain('value of');
  });
});
