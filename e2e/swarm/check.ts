import assert from 'node:assert/strict';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { SECTIONS } from '@portal/shared/federation/apps';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { ADDRESS, whyNot } from '../containers/compose.ts';
import { MemberLoad } from '../containers/MemberLoad.ts';
import { until } from '../containers/until.ts';
import { postgresPrograms } from '../debianPostgres.ts';
import { Balancer } from './Balancer.ts';
import { Databases } from './Databases.ts';
import { GuestLoad } from './GuestLoad.ts';
import { startObjectStore } from './objectStore.ts';
import * as swarm from './Swarm.ts';

// Starts the stack on a swarm of three machines, and checks that it survives failures: npm run swarm -w e2e
// DOCKER_HOST or a docker context leads to a manager. The images are on every machine, called portal-check-<app>
// (SWARM_IMAGES). SWARM_LOSE and SWARM_RETURN are commands that make the last machine fail and return.

const MEMBERS = 4;
const GUESTS = 2;
const EDGE_PORT = 8080;
const STORE_PORT = 5503;
const SLOW_S = 900;
/** Time after the last failure from which on a load counts as healthy. */
const QUIET_MS = 20_000;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function step(name: string, check: () => Promise<string | void>): Promise<void> {
  const startedAt = Date.now();
  const figures = await check();
  const load = `load ${loadavg()[0]?.toFixed(1)}`;
  console.log(`swarm  ${name} (${[seconds(Date.now() - startedAt), figures, load].filter(Boolean).join('; ')})`);
}

/** Failures of members and guests from a moment on, until none has occurred for a while. */
class Watch {
  readonly #startedAt = Date.now();
  readonly #members: MemberLoad;
  readonly #guests: GuestLoad;
  readonly #before: { answered: number; failed: number; pages: number; pagesFailed: number };

  constructor(members: MemberLoad, guests: GuestLoad) {
    this.#members = members;
    this.#guests = guests;
    this.#before = {
      answered: members.answered,
      failed: members.failures.length,
      pages: guests.answered,
      pagesFailed: guests.failures.length,
    };
  }

  get failures(): string[] {
    return [
      ...this.#members.failures.slice(this.#before.failed),
      ...this.#guests.failures.slice(this.#before.pagesFailed),
    ];
  }

  async untilQuiet(): Promise<void> {
    const { answered } = this.#members;
    const last = () => Math.max(this.#members.lastFailureAt, this.#guests.lastFailureAt, this.#startedAt);
    await until(() => Date.now() - last() > QUIET_MS && this.#members.answered > answered + MEMBERS, SLOW_S);
  }

  /** Numbers of failures, and the time of the last one. */
  figures(): string {
    const failed = this.#members.failures.length - this.#before.failed;
    const pagesFailed = this.#guests.failures.length - this.#before.pagesFailed;
    const last = Math.max(this.#members.lastFailureAt, this.#guests.lastFailureAt) - this.#startedAt;
    return [
      `members: ${this.#members.answered - this.#before.answered} requests, ${failed} failed`,
      `guests: ${this.#guests.answered - this.#before.pages} pages, ${pagesFailed} failed`,
      ...(last > 0 ? [`the last failed after ${seconds(last)}`] : []),
    ].join('; ');
  }
}

/** Posts confirmed to a member but missing, and duplicate posts. */
async function lostPosts(load: MemberLoad): Promise<{ missing: string[]; twice: string[] }> {
  const titles: string[] = [];
  await load.forEachMember(async (visitor, userId) => {
    await visitor.logIn(userId);
    for (let page = 1; ; page += 1) {
      const board = await visitor.get(`/api/home/space/getListBoxBoard?limit=100&page=${page}&keyword=${userId}`);
      const { list } = board.entity as { list: { title: string }[] };
      titles.push(...list.map(({ title }) => title));
      if (list.length < 100) return;
    }
  });
  return {
    missing: load.posts.filter((title) => !titles.includes(title)),
    twice: titles.filter((title, index) => titles.indexOf(title) !== index),
  };
}

async function checkPages(hosts: readonly string[]): Promise<string> {
  for (const host of hosts) {
    const origin = `http://${host}:${EDGE_PORT}`;
    await until(async () => (await (await fetch(`${origin}/about/greeting`)).text()).includes('id="rendered"'), SLOW_S);
    // Names resolve to the containers of every machine in turn.
    for (let turn = 0; turn < 2 * hosts.length; turn += 1) {
      const registry = (await (await fetch(`${origin}/registry.json`)).json()) as VisitorRegistry;
      assert.deepEqual(registry.sections.map(({ name }) => name).sort(), SECTIONS.map(({ name }) => name).sort());
      for (const { current } of registry.sections)
        assert.equal((await fetch(new URL(current.base + current.entry, origin))).status, 200, current.entry);
    }
  }
  return `${hosts.length} edges, ${SECTIONS.length} sections`;
}

async function checkAll(
  databases: Databases,
  settings: Record<string, string>,
  hosts: readonly string[],
): Promise<void> {
  const members = new MemberLoad();
  const guests = new GuestLoad();
  const { SWARM_LOSE: lose, SWARM_RETURN: comeBack } = process.env;

  await step('up, from nothing', async () => {
    await swarm.deploy(settings);
    return (
      await Promise.all((await swarm.services()).map(async (name) => `${name} ${(await swarm.running(name)).length}`))
    ).join(', ');
  });
  await step('every edge shows every page and every section', () => checkPages(hosts));
  await step('secrets are files', async () => {
    const shown = await swarm.shown('api');
    for (const secret of [settings.DATABASE_URL, settings.DATABASE_OWNER_URL, settings.ENCRYPTION_KEYS])
      assert.ok(secret && !shown.includes(secret), 'the swarm shows a secret among the variables');
    assert.match(shown, /DATABASE_URL_FILE=/);
  });

  await members.join(MEMBERS);
  members.start();
  guests.start(GUESTS);
  try {
    await step('members and guests with nothing else', async () => {
      const watch = new Watch(members, guests);
      await pause(QUIET_MS);
      assert.deepEqual(watch.failures, []);
      return watch.figures();
    });

    await step('every container is replaced, and no request fails', async () => {
      const former = new Set(
        (await Promise.all((await swarm.services()).map(swarm.running))).flat().map(({ id }) => id),
      );
      const watch = new Watch(members, guests);
      await swarm.deploy({ ...settings, LOG_LEVEL: 'warn', ROUND: '2' });
      const now = (await Promise.all((await swarm.services()).map(swarm.running))).flat();
      const replaced = now.filter(({ id }) => !former.has(id)).length;
      assert.deepEqual(watch.failures, [], watch.figures());
      assert.equal(replaced, now.length);
      return `${replaced} of ${now.length} containers; ${watch.figures()}`;
    });

    await step('an API that does not start is rolled back, and no request fails', async () => {
      const watch = new Watch(members, guests);
      await swarm.updateService('api', '--env-add', 'PORT_API=nowhere').catch(() => undefined);
      await until(async () => (await swarm.updateState('api')) === 'rollback_completed', SLOW_S);
      assert.deepEqual(watch.failures, [], watch.figures());
      return watch.figures();
    });

    if (lose && comeBack) {
      await step('a machine is lost', async () => {
        const watch = new Watch(members, guests);
        const lostAt = Date.now();
        await swarm.runCommand(lose);
        await until(async () => (await swarm.readyMachines()).length === hosts.length - 1, SLOW_S);
        const known = Date.now() - lostAt;
        await watch.untilQuiet();
        return `known after ${seconds(known)}; ${watch.figures()}`;
      });

      await step('it comes back', async () => {
        const watch = new Watch(members, guests);
        await swarm.runCommand(comeBack);
        await until(async () => (await swarm.readyMachines()).length === hosts.length, SLOW_S);
        for (const name of await swarm.services())
          await until(async () => (await swarm.running(name)).length === hosts.length, SLOW_S);
        await watch.untilQuiet();
        return watch.figures();
      });
    } else console.log('swarm  no machine is lost: SWARM_LOSE and SWARM_RETURN are not set');

    await step('the primary is lost, and the standby promoted', async () => {
      const watch = new Watch(members, guests);
      const lostAt = Date.now();
      databases.losePrimary();
      databases.promote();
      const promoted = Date.now() - lostAt;
      await watch.untilQuiet();
      return `takes writes after ${seconds(promoted)}; ${watch.figures()}`;
    });

    await Promise.all([members.stop(), guests.stop()]);
    await step('what members were told of is there, and once', async () => {
      const { missing, twice } = await lostPosts(members);
      assert.deepEqual(twice, []);
      return `${members.posts.length} posts, ${missing.length} of them lost with the primary`;
    });
  } finally {
    await Promise.all([members.stop(), guests.stop()]);
  }
}

const programs = postgresPrograms();
const hosts = (await whyNot()) ? [] : await swarm.machines().catch(() => []);
if (hosts.length < 3 || !programs) {
  console.log(
    `swarm  did not run: ${programs ? 'there is no swarm of three machines here' : 'there is no PostgreSQL of Debian here'}`,
  );
  process.exit(2);
}
const here = await swarm.addressTowards(hosts[0] ?? '');
const databases = new Databases(programs, here);
const store = await startObjectStore(STORE_PORT);
const balancer = new Balancer(hosts, EDGE_PORT);
try {
  await databases.start();
  await balancer.listen(Number(new URL(ADDRESS).port));
  const settings = {
    PORTAL_ORIGINS: ADDRESS,
    ...databases.urls,
    ENCRYPTION_KEYS: swarm.newKey(),
    S3_ENDPOINT: `http://${here}:${STORE_PORT}`,
    S3_BUCKET: 'portal',
    S3_ACCESS_KEY: 'portal',
    S3_SECRET_KEY: 'portal',
  };
  await checkAll(databases, settings, hosts);
  console.log('swarm  all passed');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await swarm.remove().catch(console.error);
  balancer.close();
  store.close();
  await databases.stop();
}
