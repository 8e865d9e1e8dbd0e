import type { Kysely } from 'kysely';
import { typedName } from '@portal/shared/rules';
import { describeOnBothDatabases } from '../testing/index.ts';
import { up } from './migrations/0067-composed-names.ts';

const STORED = [
  '김하나'.normalize('NFD'),
  '\u2068김하나\u2069',
  '김\u200b하나\ufeff',
  '김\n하나',
  '김\u3000\u3164 하나 ',
  'ＫＩＭ\u00a0ＨＡＮＡ',
  '\u3164',
  'JOHN SMITH',
  '👨‍👩‍👧‍👦',
];

describeOnBothDatabases('names that were stored as they were pasted', (open) => {
  test('are normalised; an empty name stays', async () => {
    const server = await open({});
    const members: number[] = [];
    for (const name of STORED) members.push((await server.member({ name })).memberNo);
    await up(server.db as unknown as Kysely<unknown>);
    const rows = await server.db.selectFrom('member').select(['member_no', 'name']).execute();
    expect(members.map((no) => rows.find(({ member_no }) => member_no === no)?.name)).toEqual(
      STORED.map((name) => typedName(name) || name),
    );
  });
});
