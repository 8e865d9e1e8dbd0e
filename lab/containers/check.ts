import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import { SECTIONS } from '@portal/shared/federation/apps';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { pdfOf } from '../../api/src/testing/samples.ts';
import { abuseHarmsNobody } from './abuse.ts';
import { productionIsBackedUp } from './backups.ts';
import { aNewNoticeIsRead, aPageCostsWhatAFileDoes, guestsReadOn, guestsShareACopy } from './cachedPages.ts';
import { ADDRESS, compose, containersOf, signalProgram, whyNot } from './compose.ts';
import { theApiOwnsNoTable } from './databaseAccounts.ts';
import { coursesOf } from './MemberLoad.ts';
import { theOperatorServesMembers } from './operator.ts';
import { productionDemandsItsSettings, productionSpeaksHttp2 } from './production.ts';
import { replaceSectionUnderBrowsers } from './replacedSection.ts';
import { killReplicasUnderLoad } from './replicas.ts';
import { aTeamOutsideRegisters } from './teamOutside.ts';
import { until } from './until.ts';
import { statusAt, Visitor } from './visitor.ts';

// Brings the containers up from nothing and checks what only they can break: npm run lab -- containers

const CONCURRENT_REQUESTS = 10;
/** The edge waits 5 s for a hanging section; the rest is for a slow machine. */
const MAX_HANG_MS = 7000;

async function step(name: string, check: () => Promise<string | void>): Promise<void> {
  const startedAt = Date.now();
  const figures = await check();
  const seconds = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`containers  ${name} (${[seconds, figures].filter(Boolean).join('; ')})`);
}

async function checkReach(guest: Visitor): Promise<void> {
  const published = (await compose('ps', '--format', 'json'))
    .trim()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as { Publishers: { URL: string; PublishedPort: number }[] }).Publishers)
    .filter(({ PublishedPort }) => PublishedPort !== 0);
  assert.deepEqual(
    published.map(({ URL, PublishedPort }) => `${URL}:${PublishedPort}`),
    [`127.0.0.1:${new URL(ADDRESS).port}`],
  );
  const outer = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  if (outer) await assert.rejects(fetch(`http://${outer.address}:${new URL(ADDRESS).port}/main`));
  for (const path of ['/metrics', '/health/ready'])
    assert.notEqual((await guest.open(path)).status, 200, `${path} is not for the outside`);
}

async function checkNames(): Promise<void> {
  for (const path of [
    '/main',
    '/api/home/main/getListBoxSite?limit=1',
    '/files/a',
    '/registry.json',
    '/remotes/mf-about/a',
  ])
    assert.equal(await statusAt(ADDRESS + path, { host: 'other.example' }), 421, path);
  assert.equal(await statusAt(`${ADDRESS}/edge-health`, { host: 'other.example' }), 200);
}

/** Uploads a file of the maximum size. */
async function checkUpload(member: Visitor): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([pdfOf(UPLOAD_LIMIT_BYTES - 1000)], { type: 'application/pdf' }), 'large.pdf');
  const answer = await member.open('/api/common/uploadFile', { method: 'POST', body: form });
  const { code, entity } = (await answer.json()) as { code: number; entity: unknown };
  assert.equal(code, 1);
  const file = await member.open(`/files/${String(entity)}`);
  assert.equal((await file.arrayBuffer()).byteLength, UPLOAD_LIMIT_BYTES - 1000);
}

async function checkFiles(guest: Visitor): Promise<void> {
  assert.equal((await guest.open('/main')).status, 200);
  const registry = (await (await guest.open('/registry.json')).json()) as VisitorRegistry;
  assert.deepEqual(registry.sections.map(({ name }) => name).sort(), SECTIONS.map(({ name }) => name).sort());
  for (const { name, current } of registry.sections) {
    const entry = await guest.open(current.base + current.entry);
    assert.equal(entry.status, 200, `${name}: ${current.entry}`);
    const hash = createHash('sha384')
      .update(Buffer.from(await entry.arrayBuffer()))
      .digest('base64');
    assert.equal(`sha384-${hash}`, current.integrity, `${name} serves the build that the registry names`);
  }
}

/** Expects that the shell reaches the sections' code and the API, and renders pages with them. */
async function checkRendering(guest: Visitor): Promise<void> {
  for (const path of ['/main', '/about/greeting', '/news/notice', '/manager/info'])
    await until(async () => (await (await guest.open(path)).text()).includes('id="rendered"'));
}

async function checkCompression(guest: Visitor): Promise<void> {
  const page = await guest.open('/main');
  const script = /src="(\/assets\/main[^"]+\.js)"/.exec(await page.text())?.[1];
  assert.ok(script, 'the page has its main script');
  for (const path of ['/main', '/registry.json', '/api/home/news/getListBoxNotice?limit=30', script])
    for (const coding of ['gzip', 'gzip, br']) {
      const answer = await guest.open(path, { headers: { 'Accept-Encoding': coding } });
      assert.match(answer.headers.get('content-encoding') ?? '', /^(gzip|br)$/, `${path} for ${coding}`);
      assert.match(answer.headers.get('vary') ?? '', /accept-encoding/i, path);
    }
}

async function checkOneSeat(member: Visitor): Promise<void> {
  const before = (await coursesOf(member)).find(
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
  const after = (await coursesOf(member)).find((course) => course.educationNo === educationNo);
  assert.equal(after?.seatsLeft, before.seatsLeft - 1);
  const logs = await compose('logs', '--no-color', 'api');
  for (const replica of ['api-1', 'api-2'])
    assert.match(logs, new RegExp(`${replica} .*postIntEdu`), `${replica} took its part`);
}

/** Lets the program of a section accept connections without responding. */
async function checkHangingSection(guest: Visitor): Promise<string> {
  const [container] = await containersOf('mf-about');
  assert.ok(container);
  await signalProgram(container, 'STOP');
  try {
    const startedAt = Date.now();
    const hanging = guest.open('/remotes/mf-about/section.json');
    for (const path of ['/main', '/about/greeting', '/remotes/mf-sign/section.json'])
      assert.equal((await guest.open(path)).status, 200, path);
    const others = Date.now() - startedAt;
    assert.equal((await hanging).status, 504);
    const given = Date.now() - startedAt;
    assert.ok(given < MAX_HANG_MS, `given up after ${given} ms`);
    return `three others after ${others} ms, given up after ${given} ms`;
  } finally {
    await signalProgram(container, 'CONT');
  }
}

async function checkAll(): Promise<void> {
  const guest = new Visitor();
  const member = new Visitor();
  const isLoggedIn = async () => (await member.get('/api/user/userLoginSessionCheck?applicationId=site')).code === 1;

  await step('only this machine reaches them, on one port', () => checkReach(guest));
  await step('no other name is answered', checkNames);
  await step('pages, every section and its files', () => checkFiles(guest));
  await step('pages are rendered by the shell', () => checkRendering(guest));
  await step('pages, answers and files are compressed', () => checkCompression(guest));

  await step('guests share a copy of the edge, and nobody else does', guestsShareACopy);
  await step('a new notice is read by guests within six seconds', aNewNoticeIsRead);
  await step('a page costs the edge what a file does', aPageCostsWhatAFileDoes);
  await step('without shell and API guests read on for a minute', guestsReadOn);

  await step('a member logs in and reads', async () => {
    assert.equal((await member.logIn('member02')).code, 1);
    const notices = (await guest.get('/api/home/news/getListBoxNotice?limit=10')).entity as { list: unknown[] };
    assert.equal(notices.list.length, 10);
  });

  await step('a member uploads a large file', () => checkUpload(member));
  await step('each container’s worst for a minute harms nobody', abuseHarmsNobody);

  await step('the API works as an account that changes no table', theApiOwnsNoTable);
  await step('the operator lists and tells members, and writes the data of one', theOperatorServesMembers);

  await step('the session outlives the API that gave it', async () => {
    await compose('up', '-d', '--wait', '--no-deps', '--force-recreate', 'api');
    await until(isLoggedIn);
  });

  await step('two APIs give one member one seat', async () => {
    await compose('up', '-d', '--wait', '--no-deps', '--scale', 'api=2', 'api');
    await checkOneSeat(member);
  });

  await step('an API that is killed costs no member a request', killReplicasUnderLoad);

  await step('without any API a visitor is told so', async () => {
    await compose('stop', 'api');
    const answer = await guest.open('/api/home/news/getListBoxNotice?limit=10');
    assert.ok(answer.status >= 502, `status ${answer.status}`);
    const { code, message } = (await answer.json()) as { code: number; message: string };
    assert.equal(code, answer.status);
    assert.match(message, /서비스를 준비하고 있습니다/);
    assert.equal((await guest.open('/main')).status, 200);
    await compose('start', 'api');
    await until(isLoggedIn);
  });

  await step('the edge finds a re-created shell', async () => {
    await compose('up', '-d', '--wait', '--no-deps', '--force-recreate', 'shell');
    await until(async () => (await guest.open('/main')).status === 200);
  });

  await step('a section that hangs stops nothing else', () => checkHangingSection(guest));

  await step('without a section the others go on', async () => {
    await compose('stop', 'mf-about');
    const gone = await guest.open('/remotes/mf-about/section.json');
    assert.equal(gone.status, 502);
    assert.equal(gone.headers.get('cache-control'), 'no-store');
    for (const path of ['/main', '/news/notice', '/about/greeting'])
      assert.equal((await guest.open(path)).status, 200, path);
    await compose('start', 'mf-about');
    await until(async () => (await guest.open('/remotes/mf-about/section.json')).status === 200);
  });

  await step('a section is replaced and rolled back under open pages', replaceSectionUnderBrowsers);

  await step('a team outside registers by its key, and an operator rolls back', aTeamOutsideRegisters);

  await step('the API waits for a database that restarts, and nothing is lost', async () => {
    await compose('restart', 'postgres');
    await until(isLoggedIn);
  });

  await step('production speaks HTTPS and HTTP/2 when it has certificates', productionSpeaksHttp2);
  await step('production: its database is backed up, lost and restored', productionIsBackedUp);
}

const reason = await whyNot();
if (reason) {
  console.log(`containers  did not run: ${reason}`);
  process.exit(2);
}
try {
  await step('production demands each of its settings', productionDemandsItsSettings);
  await compose('down', '-v');
  await step(`up with nothing set, at ${ADDRESS}`, async () => void (await compose('up', '-d', '--build', '--wait')));
  await checkAll();
  console.log('containers  all passed');
} catch (error) {
  console.error(error);
  console.error(await compose('ps', '-a').catch(() => ''));
  process.exitCode = 1;
} finally {
  await compose('down', '-v').catch(() => undefined);
}
