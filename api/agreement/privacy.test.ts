import { readVersions } from '@portal/shared/texts/versions';
import type { Environment } from '../src/configuration/environment.ts';

/** Content of the privacy policy about configurable services and about stored personal data. */

type Chosen = 'GATEWAY' | 'IDENTITY' | 'SMS';

/** Names of services in the policy; a new service needs its name here and there. */
const AGENTS: { [Setting in Chosen]: Record<NonNullable<Environment[Setting]>, string> } = {
  GATEWAY: { toss: '토스페이먼츠' },
  IDENTITY: { portone: '포트원(PortOne)' },
  SMS: { solapi: '솔라피(SOLAPI)' },
};

const versions = readVersions('privacy');
const newest = versions.at(-1);

const blocksUnder = (heading: RegExp) => {
  const found = newest?.articles.find((article) => heading.test(article.heading));
  if (!found) throw new Error(`the policy has no article ${heading.source}`);
  return found.blocks;
};
const rowsOf = (heading: RegExp) =>
  blocksUnder(heading).flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table.rows : []));

test.each([...Object.values(AGENTS).flatMap((names) => Object.values(names)), '카카오', '메일'])(
  'the newest privacy policy names %s among those who process personal data, with what and for what',
  (name) => {
    const row = rowsOf(/^5\. 개인정보 처리의 위탁$/).find(([agent]) => agent?.includes(name));
    expect(row).toEqual([expect.anything(), expect.stringMatching(/./), expect.stringMatching(/./)]);
  },
);

test('it says that the CI is stored encrypted, for which purpose and until when, and that no DI is stored', () => {
  const items = blocksUnder(/^2\. /);
  expect(rowsOf(/^2\. /).find(([work]) => work?.startsWith('본인확인 기관의 본인확인'))?.[1]).toContain('연계정보(CI)');
  const words = items.filter((block) => typeof block === 'string').join(' ');
  expect(words).toMatch(/연계정보\(CI\).*암호화하여 보관.*한 분이 한 계정.*본인의 계정을 찾아/);
  expect(words).toMatch(/중복가입확인정보\(DI\).*저장하지 않습니다/);
  expect(rowsOf(/^3\. /).find(([kept]) => kept === '회원의 연계정보(CI)')?.[1]).toContain('회원 탈퇴 시까지');
  expect(JSON.stringify(blocksUnder(/^9\. /))).toContain('연계정보의 암호화 저장');
});

test('it is announced 30 days before, as a change of members’ rights, and names its own day', () => {
  const { announced = '', effective = '' } = newest ?? {};
  expect((Date.parse(effective) - Date.parse(announced)) / 86_400_000).toBeGreaterThanOrEqual(30);
  const [year, month, day] = effective.split('-').map(Number);
  expect(JSON.stringify(blocksUnder(/^13\. /))).toContain(`${year}년 ${month}월 ${day}일부터 적용합니다.`);
});
