import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describeWithDatabase, type TestServer } from '../testing/index.ts';

describeWithDatabase('a request that HTTP forbids', (open) => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await open();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });

  /** Everything that the server sends until it ends the connection. */
  const send = (...lines: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.write([...lines, '', ''].join('\r\n'));
    return text(socket);
  };

  test.each([
    ['no host', ['GET /api/common/education/code HTTP/1.1']],
    ['an unknown expectation', ['GET /api/common/education/code HTTP/1.1', 'Host: localhost', 'Expect: 200-ok']],
    ['a broken header', ['GET /api/common/education/code HTTP/1.1', 'Host: localhost', 'No colon']],
    ['two lengths', ['POST /api/user/login HTTP/1.1', 'Host: localhost', 'Content-Length: 1', 'Content-Length: 2']],
    ['a path that cannot be read', ['GET /api/%E0%A4%A HTTP/1.1', 'Host: localhost', 'Connection: close']],
    ['a path out of the tree', ['GET /files/..%2f%zz HTTP/1.1', 'Host: localhost', 'Connection: close']],
    ['an address without an end', [`GET /api/${'x'.repeat(20_000)} HTTP/1.1`, 'Host: localhost']],
    ['headers without an end', ['GET / HTTP/1.1', 'Host: localhost', `X-Long: ${'x'.repeat(20_000)}`]],
  ])('with %s is refused in the envelope, and its connection ends', async (_what, lines) => {
    const answer = await send(...lines);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: 400, entity: { issues: [] } });
  });

  test('TRACE is refused, and repeats nothing of what was sent', async () => {
    const answer = await send(
      'TRACE /api/common/education/code HTTP/1.1',
      'Host: localhost',
      'Connection: close',
      'Authorization: token-of-somebody',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[045] /);
    expect(answer).not.toMatch(/message\/http|token-of-somebody|TRACE/);
  });

  test.each([
    [404, ['GET /api/no/such HTTP/1.1']],
    [404, ['PURGE /api/common/education/code HTTP/1.1']],
  ])('a response with %d has the envelope too', async (status, [first = '', ...headers]) => {
    const answer = await send(first, 'Host: localhost', 'Connection: close', ...headers);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      code: status,
      message: expect.stringMatching(/[가-힣]/),
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});
