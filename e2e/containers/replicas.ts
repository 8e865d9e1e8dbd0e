import assert from 'node:assert/strict';
import { compose, containersOf, docker, signalProgram } from './compose.ts';
import { MemberLoad } from './MemberLoad.ts';
import { until } from './until.ts';

const MEMBERS = 10;
const KILLS = 5;

/** Requests that were retried on a second replica, for any failure of the first. */
function repeatedRequests(edgeLog: string): number {
  return edgeLog.split('\n').filter((line) => /"tried":"[^"]*, /.test(line)).length;
}

/**
 * Kills one of two replicas repeatedly while members work; each is first stopped until requests are waiting, so that
 * some always fail halfway.
 */
export async function killReplicasUnderLoad(): Promise<string> {
  await compose('up', '-d', '--wait', '--no-deps', '--scale', 'api=2', 'api');
  const load = new MemberLoad();
  await load.join(MEMBERS);
  load.start();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const replica = (await containersOf('api')).sort()[kill % 2];
    assert.ok(replica, 'a replica runs');
    await signalProgram(replica, 'STOP');
    await until(() => load.waiting >= MEMBERS / 2);
    await docker(['kill', '--signal', 'KILL', replica]);
    const soFar = load.answered;
    await until(() => load.answered > soFar + 10 * MEMBERS);
    await compose('up', '-d', '--wait', '--no-deps', '--scale', 'api=2', 'api');
  }
  await load.stop();
  const repeated = repeatedRequests(await compose('logs', '--no-color', 'edge'));
  const figures = `${load.answered} requests, ${load.failures.length} failed, ${repeated} repeated by the edge`;
  assert.deepEqual(load.failures, [], figures);
  assert.ok(repeated >= KILLS, `no request was on a killed replica: ${figures}`);
  await checkDoneOnce(load);
  return `${figures}, ${load.posts.length} posts and ${[...load.applications.values()].flat().length} applications, each there once`;
}

/** Checks that everything confirmed to members happened exactly once. */
async function checkDoneOnce(load: MemberLoad): Promise<void> {
  const titles: string[] = [];
  await load.forEachMember(async (visitor, userId) => {
    const board = await visitor.get(`/api/home/space/getListBoxBoard?limit=100&keyword=${userId}`);
    titles.push(...(board.entity as { list: { title: string }[] }).list.map(({ title }) => title));
    const { list } = (await visitor.get('/api/home/manager/getListBoxUserEdu?limit=100')).entity as {
      list: { educationNo: number }[];
    };
    assert.deepEqual(list.map(({ educationNo }) => educationNo).sort(), load.applications.get(userId)?.sort());
  });
  assert.deepEqual(titles.sort(), load.posts.sort());
}
