import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { requestForm, staffOf } from '../testing/certificates.ts';
import { decideCertificate } from './decisions.ts';

const ADDRESS = { postCode: '04524', userAddress: '서울특별시 중구 세종대로 110', userAddress2: '3층' };

describeWithDatabase('the postal address of a certificate', (open) => {
  let server: TestServer;
  const now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  async function asked(address: object) {
    const { client } = await server.member();
    const form = requestForm({ certName: '외식경영관리사 2급' });
    const certificateNo = (await client.call('upsertCertificate', { ...form, ...address })).entity as number;
    const item = async () => ((await client.call('fetchUserCertList')).entity as { list: object[] }).list[0];
    const move = (decision: Parameters<typeof decideCertificate>[1]) =>
      decideCertificate(certificateNo, decision, staffOf(server, now));
    const issue = async () => {
      await move({ event: 'transferred', day: '2026-11-20' });
      await move({ event: 'issue' });
    };
    const set = (changes: object = {}) =>
      client.call('patchIntCertificateAddress', { certificateNo, ...ADDRESS, ...changes });
    return { client, certificateNo, item, move, issue, set };
  }

  test('is sent with the request, and may be changed until the card is posted', async () => {
    const { item, issue, set, move } = await asked(ADDRESS);
    expect(await item()).toMatchObject({
      post: ADDRESS,
      sending: null,
      allowedActions: expect.arrayContaining(['nameAddress']),
    });
    await issue();
    expect(await set({ userAddress: '부산광역시 해운대구 우동 1', userAddress2: '' })).toMatchObject({ entity: 1 });
    expect(await item()).toMatchObject({ post: { userAddress: '부산광역시 해운대구 우동 1', userAddress2: '' } });
    await move({ event: 'send', tracking: { carrier: 'EPOST', number: '6012345678901' } });
    expect(await set()).toMatchObject({ code: -2208 });
    expect(await item()).toMatchObject({
      post: { userAddress: '부산광역시 해운대구 우동 1' },
      sending: {
        carrierName: '우체국',
        trackingNumber: '6012345678901',
        url: expect.stringMatching(/^https:.*epost.*6012345678901$/),
        sentAt: '2026-11-20T12:00:00+09:00',
      },
    });
  });

  test('is missing from an older page: the request is accepted, and the member may add it', async () => {
    const { item, set } = await asked({});
    expect(await item()).toMatchObject({ post: null, allowedActions: expect.arrayContaining(['nameAddress']) });
    expect(await set()).toMatchObject({ entity: 1 });
    expect(await item()).toMatchObject({ post: ADDRESS });
  });

  test('is validated like every address, and no other member\u2019s to change', async () => {
    const { set, certificateNo } = await asked({});
    expect(await set({ postCode: '123' })).toMatchObject({ status: 400, entity: { issues: [{ path: 'postCode' }] } });
    expect(await set({ userAddress: ' ' })).toMatchObject({ status: 400 });
    const other = await asked({});
    expect(await other.set({ certificateNo })).toMatchObject({ status: 404 });
  });

  test('a tracking number is sent to the member once, with its carrier', async () => {
    const { client, issue, move } = await asked(ADDRESS);
    await issue();
    await move({ event: 'send', tracking: { carrier: 'CJ', number: '123456789012' } });
    const { list } = (await client.call('getListBoxUserNotice')).entity as { list: { content: string }[] };
    const withInvoice = list.filter(({ content }) => content.includes('CJ대한통운 송장번호 123456789012'));
    expect(withInvoice).toHaveLength(1);
  });
});
