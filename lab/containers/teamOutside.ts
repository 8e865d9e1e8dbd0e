import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { registerAt } from '@portal/platform/server/registry/remote/registerAt';
import { aGateRecord } from '@portal/platform/server/testing/aGateRecord';
import { sectionBuild, type SectionBuild } from '@portal/shared/section/registry';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { ADDRESS, compose, composeSet } from './compose.ts';
import { until } from './until.ts';

const SECTION = 'mf-about';
const PAGE = '/about/greeting';
const KEYS = { team: 't'.repeat(40), other: 'o'.repeat(40), gate: 'g'.repeat(40), preview: 'p'.repeat(40) };
/** Folder of the next build's records, served by the section's own container. */
const NEXT = 'next';

const teamOf = (team: string, entry: string, key: string, prefixes: readonly string[]) => ({
  team,
  entries: [entry],
  prefixes,
  sha256: createHash('sha256').update(key).digest('hex'),
});

/** Starts shell and judge again, with keys of teams. */
async function startWithKeys(folder: string, prefixes: readonly string[]): Promise<void> {
  const teams = join(folder, 'teams.json');
  writeFileSync(
    teams,
    JSON.stringify([teamOf('team', SECTION, KEYS.team, prefixes), teamOf('other', 'mf-sign', KEYS.other, prefixes)]),
  );
  // Read in the container by another account than this one.
  chmodSync(folder, 0o755);
  chmodSync(teams, 0o644);
  const settings = { PORTAL_TEAM_KEYS: teams, PORTAL_GATE_KEY: KEYS.gate, PORTAL_PREVIEW_KEY: KEYS.preview };
  await composeSet(settings, 'up', '-d', '--wait', '--no-deps', 'shell', 'judge');
}

/** Build in the section's container, which another one may have replaced. */
async function servedBuild(): Promise<SectionBuild> {
  const answer = await fetch(`${ADDRESS}/remotes/${SECTION}/section.json`);
  return v.parse(sectionBuild, await answer.json());
}

/** Has the section's container serve its build under another id, as a team does with a new one. */
async function serveNext(build: SectionBuild): Promise<void> {
  const inSection = ['exec', '-T', '-w', `/builds/${SECTION}`, SECTION];
  const write = (file: string, content: object) =>
    compose(
      ...inSection,
      'sh',
      '-c',
      `mkdir -p ${NEXT}; printf %s "$1" >${NEXT}/${file}`,
      'sh',
      JSON.stringify(content),
    );
  await write('section.json', build);
  await write('gate.json', aGateRecord(build, {}, KEYS.gate));
}

/** Build of the section that a visitor gets. */
async function metBuild(cookie = ''): Promise<string | undefined> {
  const answer = await fetch(`${ADDRESS}/registry.json?path=${PAGE}`, { headers: { Cookie: cookie } });
  const { sections } = (await answer.json()) as VisitorRegistry;
  return sections.find(({ name }) => name === SECTION)?.current.id;
}

/** Sends the form of `/platform`, which the edge does not lead to. */
const ROLL_BACK = `const answer = await fetch('http://localhost:3091/platform/rollback', {
  method: 'POST', redirect: 'manual', body: new URLSearchParams(JSON.parse(process.argv[1])) });
console.log(answer.status, await answer.text());`;

/**
 * A team with the key of its section tries a build by a link, registers it and has it rolled back, through the edge and
 * without the registry's folder; the key of another team changes nothing.
 */
export async function aTeamOutsideRegisters(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-teams-'));
  try {
    const live = (await metBuild()) ?? '';
    const served = await servedBuild();
    await startWithKeys(folder, served.prefixes);
    const next = { ...served, id: `${served.id}-next` };
    await serveNext(next);
    const asked = { builds: [`http://${SECTION}:3000/${NEXT}/section.json`], options: { why: 'a check' } };
    const register = registerAt(ADDRESS);
    await until(() => fetch(`${ADDRESS}/platform/register`, { method: 'POST' }).then(({ status }) => status === 401));

    const refused = await register(asked, KEYS.other);
    assert.match('refusal' in refused ? refused.refusal : '', /does not reach the origin/);
    assert.equal(await metBuild(), live);

    const previewed = await register({ ...asked, options: { preview: true } }, KEYS.team);
    const [link = ''] = 'printed' in previewed ? previewed.printed : [];
    const opened = await fetch(ADDRESS + link, { redirect: 'manual' });
    const [cookie = ''] = opened.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
    assert.deepEqual([await metBuild(cookie), await metBuild()], [next.id, live]);

    const startedAt = Date.now();
    const registered = await register(asked, KEYS.team);
    const took = Date.now() - startedAt;
    assert.deepEqual('printed' in registered && registered.printed, [`${SECTION}: ${next.id}, before it ${live}`]);
    await until(async () => (await metBuild()) === next.id);

    const form = JSON.stringify({ name: SECTION, to: live, why: 'a check', key: KEYS.team });
    const answer = await compose('exec', '-T', 'shell', 'node', '--input-type=module', '-e', ROLL_BACK, form);
    assert.match(answer, /^303 /);
    await until(async () => (await metBuild()) === live);
    return `registered in ${took} ms`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
