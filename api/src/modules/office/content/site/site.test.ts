import sharp from 'sharp';
import type { CallName } from '@portal/shared/contract';
import type { SiteItem, SiteKind } from '@portal/shared/contract/office';
import { describeWithDatabase, duringChange, type TestServer } from '../../../../testing/index.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { moveItem } from './order.ts';
import { writeWithdrawn } from './store.ts';

/** The public call of each kind and the name of its key there. */
const PUBLIC: Record<SiteKind, [CallName, string]> = {
  popup: ['getListBoxPopup', 'popupNo'],
  topBanner: ['getListBoxTopBanner', 'bannerNo'],
  bottomBanner: ['getListBoxBottomBanner', 'bannerNo'],
  adBanner: ['AdBannerList', 'bannerNo'],
  site: ['getListBoxSite', 'siteNo'],
  executive: ['fetchEmployeeList', 'employeeNo'],
};
const KINDS = Object.keys(PUBLIC) as SiteKind[];
const SCHEDULED = KINDS.filter((kind) => kind !== 'site' && kind !== 'executive');

interface Listed {
  list: { no: number; state: string; item: SiteItem }[];
}

const onePicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();

describeWithDatabase('items around the public pages', (open, database) => {
  let server: TestServer;
  let employee: Employee;
  let imagePath: string;
  const noon = new Date('2026-11-20T12:00:00+09:00');
  let now = noon;
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['content']);
    const bytes = await onePicture();
    const stored = await employee.client.call('officeUploadPicture', {}, { file: { fileName: '팝업.png', bytes } });
    imagePath = (stored.entity as { path: string }).path;
  });
  beforeEach(() => {
    now = noon;
  });

  const form = (kind: SiteKind, changes: Partial<SiteItem> = {}) => ({
    kind,
    title: '겨울 안내',
    description: '겨울철 안내입니다.',
    imagePath,
    link: '/news/notice',
    startDay: '2026-11-20',
    endDay: '2026-11-20',
    department: '사무국',
    jobTitle: '과장',
    ...changes,
  });
  const save = (input: object) => employee.client.call('officeSaveSiteItem', input);
  const make = async (kind: SiteKind, changes: Partial<SiteItem> = {}) =>
    Number((await save(form(kind, changes))).entity);
  const act = (kind: SiteKind, no: number, name: 'withdraw' | 'show') =>
    employee.client.call('officeWithdrawSiteItem', { kind, no, act: name });
  const shown = async (kind: SiteKind, input: object = {}) => {
    const [call, key] = PUBLIC[kind];
    const { entity } = await server.client().call(call, { limit: 100, ...input });
    return (entity as { list: Record<string, unknown>[] }).list.map((row) => row[key]);
  };
  const listed = async (kind: SiteKind, input: object = {}) =>
    (await employee.client.call('officeSiteItems', { kind, limit: 100, ...input })).entity as Listed;
  const pictureStatus = async (path = imagePath) =>
    (await server.client().request({ method: 'GET', url: `/files/${path}` })).status;

  test.each(KINDS)(
    '%s: made, changed, withdrawn and shown again, each with its entry in the audit log',
    async (kind) => {
      const no = await make(kind);
      expect(await newestAct(server)).toMatchObject({ act: 'make', object_no: no });
      expect(await shown(kind)).toContain(no);
      const one = await employee.client.call('officeSiteItem', { kind, no });
      expect(one.entity).toMatchObject({ no, state: 'running', version: 1, item: { kind, title: '겨울 안내' } });
      expect(await save({ ...form(kind, { title: '봄 안내' }), no, version: 1 })).toMatchObject({
        code: 1,
        entity: no,
      });
      expect((await listed(kind)).list.find((row) => row.no === no)).toMatchObject({ item: { title: '봄 안내' } });
      expect(await newestAct(server)).toMatchObject({ act: 'change', object_no: no });

      expect(await act(kind, no, 'withdraw')).toMatchObject({ code: 1 });
      expect(await newestAct(server)).toMatchObject({ act: 'withdraw', object_no: no });
      expect(await shown(kind, { isToday: 0 })).not.toContain(no);
      expect((await listed(kind, { state: 'withdrawn' })).list.map((row) => row.no)).toEqual([no]);
      expect(await act(kind, no, 'withdraw')).toMatchObject({ code: -2401 });
      expect(await act(kind, no, 'show')).toMatchObject({ code: 1 });
      expect(await newestAct(server)).toMatchObject({ act: 'show again', object_no: no });
      expect(await shown(kind)).toContain(no);
      expect((await act(kind, 999_999, 'withdraw')).status).toBe(404);
    },
  );

  test.each(SCHEDULED)('%s: is shown from midnight to midnight in Seoul, and its picture with it', async (kind) => {
    await server.db.deleteFrom('shown_file').execute();
    const no = await make(kind);
    const states = [];
    for (const instant of [
      '2026-11-19T23:59:59',
      '2026-11-20T00:00:00',
      '2026-11-20T23:59:59',
      '2026-11-21T00:00:00',
    ]) {
      now = new Date(`${instant}+09:00`);
      employee = await addEmployee(server, ['content']);
      const state = (await listed(kind)).list.find((row) => row.no === no)?.state;
      states.push([state, (await shown(kind)).includes(no), await pictureStatus()]);
    }
    expect(states).toEqual([
      ['scheduled', false, 404],
      ['running', true, 200],
      ['running', true, 200],
      ['over', false, 404],
    ]);
    now = noon;
    employee = await addEmployee(server, ['content']);
    for (const state of ['running', 'scheduled', 'over', 'withdrawn'])
      expect((await listed(kind, { state })).list.every((row) => row.state === state)).toBe(true);
    await act(kind, no, 'withdraw');
    expect(await pictureStatus()).toBe(404);
  });

  test('the second of two employees who edit the same item is rejected, and changes nothing', async () => {
    const no = await make('popup');
    const other = await addEmployee(server, ['content']);
    const first = { ...form('popup', { title: '첫째' }), no, version: 1 };
    const second = { ...form('popup', { title: '둘째' }), no, version: 1 };
    const answers = await Promise.all([save(first), other.client.call('officeSaveSiteItem', second)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([-2420, 1]);
    const winner = answers[0]?.code === 1 ? '첫째' : '둘째';
    const { entity } = await employee.client.call('officeSiteItem', { kind: 'popup', no });
    expect(entity).toMatchObject({ version: 2, item: { title: winner } });
    expect(await save({ ...second, version: 2 })).toMatchObject({ code: 1 });
  });

  test('order is set within a slot, also within one state, and where two rows share a sort value', async () => {
    await server.db.deleteFrom('home_banner').execute();
    const [first, hidden, last] = [await make('topBanner'), await make('topBanner'), await make('topBanner')];
    const elsewhere = await make('bottomBanner');
    const move = (no: number, direction: 'up' | 'down', more: object = {}) =>
      employee.client.call('officeMoveSiteItem', { kind: 'topBanner', no, direction, ...more });
    expect(await shown('topBanner')).toEqual([first, hidden, last]);
    expect(await move(last, 'up')).toMatchObject({ entity: 1 });
    expect(await shown('topBanner')).toEqual([first, last, hidden]);
    expect(await move(first, 'up')).toMatchObject({ entity: 0 });
    await move(hidden, 'up');
    await act('topBanner', hidden, 'withdraw');
    expect(await move(last, 'up', { state: 'running' })).toMatchObject({ entity: 1 });
    expect(await shown('topBanner')).toEqual([last, first]);
    expect((await move(elsewhere, 'up')).status).toBe(404);

    await server.db.updateTable('home_banner').set({ sort_order: 7 }).execute();
    await move(last, 'up', { state: 'running' });
    expect(await shown('topBanner')).toEqual([last, first]);
    expect(await shown('bottomBanner')).toEqual([elsewhere]);
  });

  test('an advertisement that moves to another slot is the last one there', async () => {
    const slot = { position: 'Side', sizeType: 'S', menuType: 'news' } as const;
    const there = await make('adBanner', slot);
    const moving = await make('adBanner', { menuType: 'news' });
    await save({ ...form('adBanner', slot), no: moving, version: 1 });
    expect(await shown('adBanner', { position: 'Side', menuType: 'news' })).toEqual([there, moving]);
  });

  test('a missing item, or one of another kind, is neither shown nor changed', async () => {
    const no = await make('topBanner');
    const view = (kind: SiteKind, itemNo: number) => employee.client.call('officeSiteItem', { kind, no: itemNo });
    expect((await view('topBanner', 999_999)).status).toBe(404);
    expect((await view('bottomBanner', no)).status).toBe(404);
    expect((await save({ ...form('bottomBanner'), no, version: 1 })).status).toBe(404);
    const popup = { kind: 'popup', no: await make('popup'), direction: 'up' };
    expect(await employee.client.call('officeMoveSiteItem', popup)).toMatchObject({ entity: 0 });
  });

  test("a picture is the office's: a withdrawn item shows none, a public one stays, a member's is refused", async () => {
    await server.db.deleteFrom('shown_file').execute();
    const no = await make('popup');
    await act('popup', no, 'withdraw');
    await save({ ...form('popup', { title: '내린 뒤에 고침' }), no, version: 2 });
    expect(await pictureStatus()).toBe(404);

    const { client } = await server.member();
    const file = { fileName: 'a.png', bytes: await onePicture() };
    const path = String((await client.call('uploadFile', {}, { file })).entity);
    expect(await save(form('popup', { imagePath: path }))).toMatchObject({
      entity: { issues: [{ path: 'imagePath', message: '사진을 다시 올려주세요.' }] },
    });
    await server.db
      .updateTable('stored_file')
      .set({ access: 'public', owner_no: null })
      .where('path', '=', path)
      .execute();
    await act('popup', await make('popup', { imagePath: path }), 'withdraw');
    expect(await pictureStatus(path)).toBe(200);
  });

  if (database === 'postgresql')
    test('concurrent changes of the same order or item are serialized', async () => {
      await server.db.deleteFrom('home_banner').execute();
      const [first, second, last] = [await make('topBanner'), await make('topBanner'), await make('topBanner')];
      const up = { kind: 'topBanner', no: last, direction: 'up' } as const;
      await duringChange(
        server.db,
        (db) => moveItem(db, up, '2026-11-20'),
        () => employee.client.call('officeMoveSiteItem', up),
      );
      expect(await shown('topBanner')).toEqual([last, first, second]);
      const answer = await duringChange(
        server.db,
        (db) => writeWithdrawn(db, up, now),
        () => act('topBanner', last, 'withdraw'),
      );
      expect(answer).toMatchObject({ code: -2401 });
    });

  test.each([
    ['popup', { imagePath: '' }, 'imagePath', '사진을 올려주세요.'],
    ['popup', { imagePath: 'uploads/none.webp' }, 'imagePath', '사진을 다시 올려주세요.'],
    ['popup', { endDay: '2026-11-19' }, 'endDay', '끝나는 날은 시작하는 날보다 앞설 수 없습니다.'],
    ['popup', { startDay: '' }, 'startDay', '게시를 시작하는 날을 입력해주세요.'],
    ['site', { link: '' }, 'link', '눌렀을 때 열릴 주소를 입력해주세요.'],
    ['executive', { jobTitle: '' }, 'jobTitle', '직위를 입력해주세요.'],
  ] as const)('%s with %j is refused at its field', async (kind, changes, path, message) => {
    expect(await save(form(kind, changes))).toMatchObject({ status: 400, entity: { issues: [{ path, message }] } });
  });

  test.each([
    ['https://www.mfds.go.kr/a?b=c', 1],
    ['/news/notice?page=2', 1],
    ['', 1],
    ['//evil.example', 400],
    ['/\\evil.example', 400],
    ['javascript:alert(1)', 400],
    ['data:text/html,<script>x()</script>', 400],
    ['ftp://files.example.org', 400],
    ['https:evil', 400],
    ['www.mfds.go.kr', 400],
  ])('a link to %j answers %i', async (link, code) => {
    expect((await save(form('popup', { link }))).code).toBe(code);
  });
});
