import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';

describeWithDatabase('the code lists', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });

  test('have the 17 regions', async () => {
    const { entity } = await server.client().call('educationCode');
    expect((entity as { group: string }[]).filter(({ group }) => group === 'REGION')).toHaveLength(17);
  });
});
