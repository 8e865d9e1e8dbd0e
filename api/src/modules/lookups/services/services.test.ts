import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { educationCodes } from '../codes/educationCodes.ts';

interface LicencePage {
  list: {
    rno: number;
    bssh_nm: string;
    busn_type_nm: string;
    site_addr: string;
    prsdnt_nm_secu: string;
    lcns_no: string;
  }[];
  pageInfo: { page: number; endPage: number; totalRow: number };
}
const regions = educationCodes.filter(({ group }) => group === 'REGION');

describeWithDatabase('look-ups at outside services', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  const find = async (query: Record<string, unknown>) =>
    (await server.client().call('licence', query)).entity as LicencePage;

  test('pages of ten licences for each of the 17 regions and three industries', async () => {
    expect(regions).toHaveLength(17);
    for (const { code, codeName } of regions) {
      for (const [induty_cd, name] of [
        ['101', '일반음식점'],
        ['105', '집단급식소'],
        ['120', '위탁급식영업'],
      ]) {
        const { list, pageInfo } = await find({ sido_cd: code, induty_cd });
        expect(list).toHaveLength(10);
        expect(pageInfo.totalRow).toBeGreaterThan(20);
        for (const row of list) {
          expect(row.site_addr.startsWith(codeName)).toBe(true);
          expect(row).toMatchObject({
            busn_type_nm: name,
            prsdnt_nm_secu: expect.stringMatching(/^.\*.$/),
            lcns_no: expect.stringMatching(/^\d{11}$/),
          });
        }
      }
    }
    const pages = [
      await find({ sido_cd: '11', start_idx: 1 }),
      await find({ sido_cd: '11', start_idx: 2 }),
      await find({ sido_cd: '11', page: 2 }),
    ];
    expect(pages.map(({ pageInfo }) => pageInfo.page)).toEqual([1, 2, 2]);
    expect(pages[1]?.list).toEqual(pages[2]?.list);
    expect(pages[1]?.list[0]?.rno).toBe(11);
  });

  test('finds names by a part of them; the trade narrows the industries', async () => {
    const { list, pageInfo } = await find({ upsoname: '국밥' });
    expect(pageInfo.totalRow).toBeGreaterThan(10);
    for (const { bssh_nm } of list) expect(bssh_nm).toContain('국밥');
    expect((await find({ prsdnt_nm: '나래' })).pageInfo.totalRow).toBeGreaterThan(0);
    const kinds = async (query: Record<string, unknown>) =>
      new Set((await find({ sido_cd: '26', ...query })).list.map(({ busn_type_nm }) => busn_type_nm));
    expect(await kinds({ industryType: 2 })).toEqual(new Set(['집단급식소']));
    expect(await kinds({ induty_cd: '120, 999' })).toEqual(new Set(['위탁급식영업']));
    for (const query of [
      { industryType: 2, induty_cd: '101' },
      { induty_cd: '999' },
      { sido_cd: '99' },
      { food_gbn: '002' },
      { upsoname: '없는이름' },
    ]) {
      expect(await find(query)).toEqual({ list: [], pageInfo: { page: 1, endPage: 0, totalRow: 0 } });
    }
  });

  test('finds addresses by road, lot, building and postcode; every word must occur', async () => {
    const search = async (keyword: string) =>
      (
        (await server.client().call('address', { keyword })).entity as {
          list: { postCode: string; roadAddress: string; jibunAddress: string }[];
        }
      ).list;
    expect((await search('한빛로 27'))[0]).toEqual({
      postCode: '04595',
      roadAddress: '서울특별시 중구 한빛로 27 (신당동, 한빛외식회관)',
      jibunAddress: '서울특별시 중구 신당동 304 한빛외식회관',
    });
    for (const keyword of ['충무로3가 12', '테헤란로', '롯데월드타워', '63122', '제주 문연로'])
      expect((await search(keyword)).length).toBeGreaterThan(0);
    expect(await search('테헤란로 없는말')).toEqual([]);
    expect(await server.client().call('address', { keyword: ' ' })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'keyword', message: '검색어를 입력해주세요.' }] },
    });
  });

  test('an outage is answered with a message', async () => {
    const down = { status: 200, code: -2302, message: '조회 서비스에 연결하지 못했습니다. 잠시 후 다시 시도해주세요.' };
    expect(await server.client().call('licence', { upsoname: '조회장애' })).toMatchObject(down);
    expect(await server.client().call('address', { keyword: '조회장애' })).toMatchObject(down);
  });
});
