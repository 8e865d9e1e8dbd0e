import assert from 'node:assert/strict';
import { compose } from './compose.ts';

const OPERATOR = ['node', 'api/src/operator/operator.ts', 'members'];
const REASON = ['--reason', 'check of the containers'];
const MEMBERS = ['member01', 'member02'];
const LETTER = '개인정보 유출 사실을 알려드립니다.\n회원님의 이름이 유출되었습니다.';

/** As in docs/operating.md; always the same replica, which has these files. */
const inApi = (...command: string[]) => compose('exec', '-T', '--index', '1', 'api', ...command);
const operate = (...args: string[]) => inApi(...OPERATOR, ...args);

const write = (file: string, text: string) => inApi('sh', '-c', `printf '%s\\n' "$1" > ${file}`, 'sh', text);

/**
 * Members affected by a leak are listed and notified, and a member's data are exported, in a container that can only
 * write to /tmp.
 */
export async function theOperatorServesMembers(): Promise<string> {
  await write('/tmp/ids.txt', MEMBERS.join('\n'));
  await write('/tmp/letter.txt', LETTER);
  const listed = await operate('concerned', '--ids', '/tmp/ids.txt', '--out', '/tmp/concerned.csv', ...REASON);
  const leak = /--leak (\d+)/.exec(listed)?.[1] ?? '';
  assert.match(listed, /^members: 2,/m);
  assert.equal((await inApi('stat', '-c', '%a', '/tmp/concerned.csv')).trim(), '600');

  const sendArguments = ['tell', '--leak', leak, '--list', '/tmp/concerned.csv', '--file', '/tmp/letter.txt'];
  assert.match(await operate(...sendArguments, '--dry-run'), /^nobody was told/m);
  assert.match(await operate(...sendArguments, '--confirm', String(MEMBERS.length), ...REASON), /^told now: 2$/m);

  await operate('export', '--id', 'member02', '--out', '/tmp/member.json', ...REASON);
  const data = await inApi('cat', '/tmp/member.json');
  assert.match(data, /"user_id": "member02"/);
  return `${MEMBERS.length} told`;
}
