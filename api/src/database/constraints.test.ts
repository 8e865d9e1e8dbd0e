import { sql } from 'kysely';
import { addCourse, addExam } from '../modules/manager/testing/offerings.ts';
import { describeOnBothDatabases, TEST_NOW, type TestServer } from '../testing/index.ts';

/** Rows that the database refuses from any program, and from statements typed by hand. */
describeOnBothDatabases('the database refuses', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });

  test('a second live account of a phone, but not the phone of a member who left', async () => {
    const phone = { user_phone: '01077770001' };
    const { memberNo } = await server.member(phone);
    await expect(server.member(phone)).rejects.toThrow(/member_one_live_phone/);
    await server.db.updateTable('member').set({ status: 'WITHDRAWN' }).where('member_no', '=', memberNo).execute();
    await server.member(phone);
  });

  test.each([
    ['a course that begins at another time than it says', { time: '11:00' }, /education_held_at/],
    ['a course on another day than it says', { edu_date: '2026-12-11' }, /education_(held|finish)_at/],
    ['a course that ends on another day', { finish_at: new Date('2026-12-12T00:00:00+09:00') }, /education_finish_at/],
  ])('%s', async (_title, columns, constraint) => {
    await expect(addCourse(server.db, columns)).rejects.toThrow(constraint);
  });

  test.each([
    ['an exam at another time than its ticket says', { time: '11:00' }, /examination_held_at/],
    ['an exam that ends on another day', { finish_at: new Date('2026-12-12T00:00:00+09:00') }, /examination_finish_at/],
    ['results on another day than announced', { pass_date: '2026-12-20' }, /examination_announced_at/],
    ['results at another time than announced', { pass_time: '11:00' }, /examination_announced_at/],
  ])('%s', async (_title, columns, constraint) => {
    await expect(addExam(server.db, columns)).rejects.toThrow(constraint);
  });

  test('a post with a file or picture that is not stored, and the deletion of one that a post shows', async () => {
    const post = {
      kind: 'board' as const,
      member_no: null,
      writer_masked: '홍*동',
      title: '제목',
      summary: '',
      content: '',
      plain_text: '',
      score: null,
      written_at: TEST_NOW,
    };
    const insert = (more: { image_path?: string } = {}) =>
      server.db
        .insertInto('member_post')
        .values({ ...post, ...more })
        .returning('post_no')
        .executeTakeFirstOrThrow();
    const { post_no } = await insert();
    const attach = (path: string) =>
      server.db.insertInto('member_post_file').values({ post_no, path, file_name: '표.csv', size: 1 }).execute();
    await expect(insert({ image_path: 'uploads/none.webp' })).rejects.toThrow(/member_post_image_stored/);
    await expect(attach('uploads/none.csv')).rejects.toThrow(/member_post_file_stored/);
    for (const path of ['uploads/a.webp', 'uploads/a.csv'])
      await server.db
        .insertInto('stored_file')
        .values({
          path,
          file_name: path,
          media_type: 'text/csv',
          size: 1,
          access: 'public',
          owner_no: null,
          stored_at: TEST_NOW,
        })
        .execute();
    await insert({ image_path: 'uploads/a.webp' });
    await attach('uploads/a.csv');
    const remove = (path: string) => server.db.deleteFrom('stored_file').where('path', '=', path).execute();
    await expect(remove('uploads/a.webp')).rejects.toThrow(/member_post_image_stored/);
    await expect(remove('uploads/a.csv')).rejects.toThrow(/member_post_file_stored/);
  });

  test('by triggers that a call either knows by their constraint, or never meets', async () => {
    const { rows } = await sql<{ name: string; constraint: string | null }>`
      select proname as name, substring(prosrc from 'constraint = ''([a-z_]+)''') as constraint from pg_proc
      where pronamespace = 'public'::regnamespace and prosrc ~* 'raise exception' order by proname`.execute(server.db);
    expect(rows).toEqual([
      // A member may leave at any time: see `server/refusedRows.ts`.
      { name: 'application_needs_member', constraint: 'member_has_not_left' },
      // The program has no statement that changes terms, a number, a granted right or an entry of the audit log.
      { name: 'application_terms_stay', constraint: null },
      { name: 'certificate_number_stays', constraint: null },
      { name: 'employee_grant_stays', constraint: null },
      { name: 'office_audit_stays', constraint: null },
      { name: 'paper_number_stays', constraint: null },
    ]);
  });
});
