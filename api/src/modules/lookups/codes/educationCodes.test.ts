import { openTestServer, type TestServer } from '../../../testing/index.ts';

describe('the code lists', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  test('have the 17 regions', async () => {
    const { entity } = await server.client().call('educationCode');
    expect((entity as { group: string }[]).filter(({ group }) => group === 'REGION')).toHaveLength(17);
  });
});
