import { describeWithDatabase } from '../../../testing/index.ts';
import { openTossPortal } from '../testing/tossPortal.ts';

jest.mock('../../../clock/waitAtMost.ts', () => {
  const { waitAtMost } = jest.requireActual<{ waitAtMost(ms: number, work: Promise<unknown>): Promise<string> }>(
    '../../../clock/waitAtMost.ts',
  );
  // As if the fifteen seconds were over.
  return { waitAtMost: (_ms: number, work: Promise<unknown>) => waitAtMost(50, work) };
});

describeWithDatabase('a payer whose payment takes the gateway long', (open) => {
  test('goes on to the page of the application, and the payment is confirmed without the browser', async () => {
    const portal = await openTossPortal(open);
    const { gateway } = portal;
    const confirm = gateway.confirm.bind(gateway);
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let confirmed: Promise<unknown> = Promise.resolve();
    jest.spyOn(gateway, 'confirm').mockImplementation((order) => {
      const answering = answered.then(() => confirm(order));
      confirmed = answering;
      return answering;
    });
    const { key, donePath, states } = await portal.begin('card');
    expect(await portal.visit(portal.book.approve(key))).toEqual({ status: 303, path: donePath });
    expect(await states()).toEqual(['PENDING', 'HELD']);
    answer();
    await confirmed;
    while ((await states())[0] === 'PENDING') await new Promise(setImmediate);
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    await portal.server.close();
  });
});
