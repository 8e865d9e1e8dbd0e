import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SECTIONS } from '@portal/shared/federation/apps';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { ADDRESS, compose, whyNot } from './compose.ts';
import { Visitor } from './visitor.ts';

// Brings the containers up from nothing and checks what only they can break: npm run containers -w e2e

const CONCURRENT_REQUESTS = 10;

async function step(name: string, check: () => Promise<void>): Promise<void> {
  const startedAt = Date.now();
  await check();
  console.log(`containers  ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}

/** Repeats a request until it gives the expected result; a re-created container needs a moment. */
async function until(hoped: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await hoped().catch(() => false))) {
    if (Date.now() > end) throw new Error(`not within ${seconds} s`);
    await pause(500);
  }
}

interface Course {
  educationNo: number;
  seatsLeft: number;
  eduType: number;
  allowedActions: string[];
}
const courses = async (visitor: Visitor) =>
  ((await visitor.get('/api/home/manager/getListBoxEdu?limit=100')).entity as { list: Course[] }).list;

async function checkAll(): Promise<void> {
  const guest = new Visitor();
  const member = new Visitor();
  const isLoggedIn = async () => (await member.get('/api/user/userLoginSessionCheck?applicationId=site')).code === 1;

  await step('pages, every section and its files', async () => {
    assert.equal((await guest.open('/main')).status, 200);
    const registry = (await (await guest.open('/registry.json')).json()) as VisitorRegistry;
    assert.deepEqual(
      registry.sections.map(({ name }) => name),
      SECTIONS.map(({ name }) => name).sort(),
    );
    for (const { name, current } of registry.sections) {
      const entry = await guest.open(current.base + current.entry);
      assert.equal(entry.status, 200, `${name}: ${current.entry}`);
      const hash = createHash('sha384')
        .update(Buffer.from(await entry.arrayBuffer()))
        .digest('base64');
      assert.equal(`sha384-${hash}`, current.integrity, `${name} serves the build that the registry names`);
    }
    for (const path of ['/metrics', '/health/ready'])
      assert.notEqual((await guest.open(path)).status, 200, `${path} is not for the outside`);
  });

  await step('a member logs in and reads', async () => {
    assert.equal((await member.logIn('member02')).code, 1);
    const notices = (await guest.get('/api/home/news/getListBoxNotice?limit=10')).entity as { list: unknown[] };
    assert.equal(notices.list.length, 10);
  });

  await step('the session outlives the API that gave it', async () => {
    await compose('up', '-d', '--wait', '--no-deps', '--force-recreate', 'api');
    await until(isLoggedIn);
  });

  await step('two APIs give one member one seat', async () => {
    await compose('up', '-d', '--wait', '--no-deps', '--scale', 'api=2', 'api');
    const before = (await courses(member)).find(
      ({ eduType, seatsLeft, allowedActions }) => eduType === 1 && seatsLeft > 2 && allowedActions.includes('apply'),
    );
    assert.ok(before, 'a course with seats');
    const { educationNo } = before;
    const answers = await Promise.all(
      Array.from({ length: CONCURRENT_REQUESTS }, (_, index) =>
        member.post(
          '/api/home/manager/postIntEdu',
          { educationNo },
          { 'Idempotency-Key': `check-${Date.now()}-${index}` },
        ),
      ),
    );
    const numbers = new Set(answers.filter(({ code }) => code === 1).map(({ entity }) => entity));
    assert.equal(numbers.size, 1, JSON.stringify(answers.map(({ code, message }) => [code, message])));
    assert.equal((await member.get(`/api/home/manager/getIntUserEduApply?educationNo=${educationNo}`)).entity, 1);
    const after = (await courses(member)).find((course) => course.educationNo === educationNo);
    assert.equal(after?.seatsLeft, before.seatsLeft - 1);
    const logs = await compose('logs', '--no-color', 'api');
    for (const replica of ['api-1', 'api-2'])
      assert.match(logs, new RegExp(`${replica} .*postIntEdu`), `${replica} took its part`);
  });

  await step('the edge finds a re-created shell', async () => {
    await compose('up', '-d', '--wait', '--no-deps', '--force-recreate', 'shell');
    await until(async () => (await guest.open('/main')).status === 200);
  });

  await step('without a section the others go on', async () => {
    await compose('stop', 'mf-about');
    assert.equal((await guest.open('/remotes/mf-about/section.json')).status, 503);
    for (const path of ['/main', '/news/notice', '/about/greeting'])
      assert.equal((await guest.open(path)).status, 200, path);
    await compose('start', 'mf-about');
    await until(async () => (await guest.open('/remotes/mf-about/section.json')).status === 200);
  });

  await step('the API waits for a database that restarts, and nothing is lost', async () => {
    await compose('restart', 'postgres');
    await until(isLoggedIn);
  });
}

const reason = await whyNot();
if (reason) {
  console.log(`containers  did not run: ${reason}`);
  process.exit(2);
}
try {
  await compose('down', '-v');
  await step(`up at ${ADDRESS}`, async () => void (await compose('up', '-d', '--build', '--wait')));
  await checkAll();
  console.log('containers  all passed');
} catch (error) {
  console.error(error);
  console.error(await compose('ps', '-a').catch(() => ''));
  process.exitCode = 1;
} finally {
  await compose('down', '-v').catch(() => undefined);
}
