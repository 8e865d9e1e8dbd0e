import { describeWithDatabase, type TestServer } from '../../testing/index.ts';

interface Listed {
  list: { title: string; name: string; siteName: string }[];
  pageInfo: { page: number; endPage: number; totalRow: number };
}

describeWithDatabase('content around the pages', (open) => {
  let server: TestServer;
  // 00:30 of 20 November in Seoul, still the 19th elsewhere.
  let now = new Date('2026-11-19T15:30:00Z');
  beforeAll(async () => {
    server = await open({ now: () => now });
    const banner = {
      site: 1,
      position: 'Footer',
      size_type: 'S',
      connect_type: 1,
      menu_type: null,
      image_path: 'a.svg',
      url: '',
      sort_order: 1,
      start_date: '2026-11-20',
      end_date: '2026-11-20',
    } as const;
    await server.db
      .insertInto('ad_banner')
      .values([
        { ...banner, title: '모든 화면' },
        { ...banner, title: '소식 화면', menu_type: 'news' },
        { ...banner, title: '교육 화면', menu_type: 'manager' },
        { ...banner, title: '옆자리', position: 'Side' },
        { ...banner, title: '긴 것', size_type: 'L' },
        { ...banner, title: '휴대폰', connect_type: 2 },
        { ...banner, title: '어제까지', start_date: '2026-11-01', end_date: '2026-11-19' },
        { ...banner, title: '내일부터', start_date: '2026-11-21', end_date: '2026-11-30' },
      ])
      .execute();
    await server.db
      .insertInto('popup')
      .values([
        {
          title: '오늘',
          image_path: 'a.svg',
          top_location: 10,
          left_location: 20,
          start_date: '2026-11-20',
          end_date: '2026-11-20',
        },
        {
          title: '지난',
          image_path: 'a.svg',
          top_location: 10,
          left_location: 20,
          start_date: '2026-11-01',
          end_date: '2026-11-19',
        },
      ])
      .execute();
    const home = {
      description: '',
      image_path: 'a.svg',
      sort_order: 1,
      start_date: '2026-11-01',
      end_date: '2026-11-20',
    };
    await server.db
      .insertInto('home_banner')
      .values([
        { ...home, slot: 'top', title: '위' },
        { ...home, slot: 'bottom', title: '아래' },
      ])
      .execute();
    const person = { position: '이사', duty: '', phone: '' };
    await server.db
      .insertInto('employee')
      .values([
        { ...person, name: '둘째', department: '임원', sort_order: 2 },
        { ...person, name: '첫째', department: '임원', sort_order: 1 },
        { ...person, name: '셋째', department: '사무국', sort_order: 3 },
      ])
      .execute();
    await server.db
      .insertInto('related_site')
      .values(
        Array.from({ length: 12 }, (_, n) => ({
          site_name: `기관 ${n}`,
          url: 'https://www.mfds.go.kr',
          sort_order: n,
        })),
      )
      .execute();
  });

  const titles = async (
    name: 'AdBannerList' | 'getListBoxPopup' | 'getListBoxTopBanner' | 'getListBoxBottomBanner',
    input = {},
  ) => ((await server.client().call(name, input)).entity as Listed).list.map(({ title }) => title);

  test('the banners of one slot rotate every minute, those of the page before those of every page', async () => {
    const first = now;
    const seen: string[][] = [];
    for (const minute of [0, 1, 2]) {
      now = new Date(first.getTime() + minute * 60_000);
      seen.push(await titles('AdBannerList', { position: 'Footer', sizeType: 'S', menuType: 'news' }));
    }
    now = new Date(first.getTime() + 59_999);
    seen.push(await titles('AdBannerList', { position: 'Footer', sizeType: 'S', menuType: 'news' }));
    now = first;
    const own = ['소식 화면', '모든 화면'];
    const others = ['모든 화면', '소식 화면'];
    expect(seen).toEqual([own, others, own, own]);
  });

  test('the rotation of one slot does not affect another, and no slot is left out', async () => {
    expect((await titles('AdBannerList', { limit: 3 })).toSorted()).toEqual(
      expect.arrayContaining(['긴 것', '옆자리']),
    );
  });

  test('advertising is found by position, size, device and page', async () => {
    expect(await titles('AdBannerList', { position: 'Side' })).toEqual(['옆자리']);
    expect(await titles('AdBannerList', { sizeType: 'L' })).toEqual(['긴 것']);
    expect(await titles('AdBannerList', { connectType: 2 })).toEqual(['휴대폰']);
    expect((await server.client().call('AdBannerList', { position: 'Top' })).status).toBe(400);
  });

  test('lists only banners of the day in Seoul, unless all are requested', async () => {
    expect(await titles('AdBannerList')).not.toContain('어제까지');
    expect(await titles('AdBannerList', { isToday: 0 })).toEqual(expect.arrayContaining(['어제까지', '내일부터']));
    expect(await titles('getListBoxPopup')).toEqual(['오늘']);
    expect([await titles('getListBoxTopBanner'), await titles('getListBoxBottomBanner')]).toEqual([['위'], ['아래']]);
    now = new Date('2026-11-20T15:00:00Z');
    expect([await titles('getListBoxPopup'), await titles('getListBoxTopBanner')]).toEqual([[], []]);
  });

  test('employees are listed by rank, and by department', async () => {
    const names = async (input = {}) =>
      ((await server.client().call('fetchEmployeeList', input)).entity as Listed).list.map(({ name }) => name);
    expect(await names()).toEqual(['첫째', '둘째', '셋째']);
    expect(await names({ department: '사무국' })).toEqual(['셋째']);
  });

  test('related sites come in pages', async () => {
    const { list, pageInfo } = (await server.client().call('getListBoxSite', { page: 2 })).entity as Listed;
    expect(list.map(({ siteName }) => siteName)).toEqual(['기관 10', '기관 11']);
    expect(pageInfo).toEqual({ page: 2, endPage: 2, totalRow: 12 });
  });
});
