import { describeWithDatabase } from '../../../testing/index.ts';
import { decideCertificate } from '../../manager/certificates/decisions.ts';
import { writeFeeReturned } from '../../manager/certificates/store.ts';
import { cancelForm } from '../../manager/testing/offerings.ts';
import { JOINED_PASSWORD, joinMember } from '../testing/joinMember.ts';

describeWithDatabase('withdrawal and certificates', (open) => {
  test('is rejected while a certificate is requested, or its fee is to be returned', async () => {
    const now = new Date('2026-11-20T02:00:00Z');
    const server = await open({ now: () => now });
    const { browser } = await joinMember(server, 'certopen27', { name: '도우리', userPhone: '01088806789' });
    const form = { userName: '도우리', userPhone: '01088806789', certName: '외식경영관리사 2급' };
    const certificateNo = (await browser.call('upsertCertificate', form)).entity as number;
    const withdraw = () => browser.call('withdraw', { userPw: JOINED_PASSWORD });
    expect(await withdraw()).toMatchObject({ code: -1015 });
    const staff = { db: server.db, now, log: { warn: () => undefined }, keys: server.configuration.encryptionKeys };
    await decideCertificate(certificateNo, { event: 'transferred', day: '2026-11-20' }, staff);
    expect(await withdraw()).toMatchObject({ code: -1015 });
    await decideCertificate(certificateNo, { event: 'reject', reason: '합격 기록이 없습니다.' }, staff);
    expect(await withdraw()).toMatchObject({ code: -1015 });
    await browser.call('patchIntCertificateAccount', { ...cancelForm(0), certificateNo });
    await writeFeeReturned(server.db, certificateNo, now);
    expect(await withdraw()).toMatchObject({ code: 1 });
  });
});
