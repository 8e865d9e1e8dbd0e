import { describeWithDatabase } from '../../../testing/index.ts';
import { openMoney } from '../../payment/testing/money.ts';
import { addCourse } from '../testing/offerings.ts';

interface Browser {
  call(name: 'postMapCalendarFeed' | 'getMapCalendarFeed', input?: object): Promise<{ entity: unknown }>;
}
const addressOf = async (browser: Browser, isWanted = true) =>
  ((await browser.call('postMapCalendarFeed', { isWanted })).entity as { address: string | null }).address;

describeWithDatabase('the calendar of a member', (open) => {
  const held = openMoney(open);

  test('has the confirmed course and an opening asked for, at an address without a login', async () => {
    const { server, client, clock, db, checkout, checkoutUrl, userExaminationNo } = await held();
    expect((await client.call('getMapCalendarFeed')).entity).toEqual({ since: null });
    const address = await addressOf(client);
    const read = async () => {
      const { statusCode, headers, body } = await server.app.inject(address?.replace(/^https?:\/\/[^/]+/, '') ?? '');
      return { statusCode, headers, text: body.replaceAll('\r\n ', '') };
    };
    // A held seat is no date yet.
    expect((await read()).text).not.toContain('BEGIN:VEVENT');
    await checkout.press(checkoutUrl, 'approve');
    const opensAt = new Date(clock.now.getTime() + 7 * 24 * 60 * 60 * 1000);
    const educationNo = await addCourse(db, { apply_start_at: opensAt, title: '요리 교실' });
    await client.call('postIntOpeningAlert', { educationNo, isWanted: true });
    const { statusCode, headers, text } = await read();
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    expect(text.match(/SUMMARY:.*/g)).toEqual([
      'SUMMARY:외식경영관리사 2급 집합교육',
      expect.stringMatching(/^SUMMARY:신청 시작: .*요리 교실/),
    ]);
    expect(text).toContain(`UID:application-${userExaminationNo}@`);
    expect(text).toContain(`/manager/edu/register/view?userExaminationNo=${userExaminationNo}`);
    // Nobody's name, phone or number of a paper.
    expect(text).not.toMatch(/홍길동|010-/);
  });

  test('ends with its address, which a new one replaces, and is nobody else’s', async () => {
    const { server, client } = await held();
    const status = async (address: string | null) =>
      (await server.app.inject(address?.replace(/^https?:\/\/[^/]+/, '') ?? '')).statusCode;
    const first = await addressOf(client);
    const second = await addressOf(client);
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    expect((await client.call('getMapCalendarFeed')).entity).toEqual({ since: expect.any(String) });
    expect((await (await server.member()).client.call('getMapCalendarFeed')).entity).toEqual({ since: null });
    expect(await addressOf(client, false)).toBeNull();
    expect(await status(second)).toBe(404);
  });
});
