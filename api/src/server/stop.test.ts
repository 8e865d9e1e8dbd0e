import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describeWithDatabase } from '../testing/index.ts';

describeWithDatabase('a stop', (open) => {
  test('lets a running request finish and accepts no new connection', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let entered = () => {};
    const running = new Promise<void>((resolve) => {
      entered = resolve;
    });
    const server = await open({
      handlers: {
        educationCode: async () => {
          entered();
          await held;
          return [];
        },
      },
    });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    const answer = fetch(`${origin}/api/common/education/code`);
    await running;
    const closed = server.close();
    // Connections that arrive at the very beginning are still accepted.
    const isAccepted = () =>
      fetch(`${origin}/health/live`).then(
        () => true,
        () => false,
      );
    while (await isAccepted());
    release();
    expect(await (await answer).json()).toMatchObject({ code: 1, entity: [] });
    await closed;
  });

  test('answers the requests of pending connections', async () => {
    const server = await open();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const answers = Array.from({ length: 50 }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
      return (await text(socket)).slice(0, 'HTTP/1.1 200'.length);
    });
    // In the same turn: the connections exist but have not been accepted.
    await server.close();
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200']));
  });
});
