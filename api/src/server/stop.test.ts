import type { AddressInfo } from 'node:net';
import { openTestServer } from '../testing/index.ts';

test('a stop lets a running request finish and accepts no new connection', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let entered = () => {};
  const running = new Promise<void>((resolve) => {
    entered = resolve;
  });
  const server = await openTestServer({
    handlers: {
      educationCode: async () => {
        entered();
        await held;
        return [];
      },
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/common/education/code`;
  const answer = fetch(url);
  await running;
  const closed = server.close();
  await expect(fetch(url)).rejects.toThrow();
  release();
  expect(await (await answer).json()).toMatchObject({ code: 1, entity: [] });
  await closed;
});
