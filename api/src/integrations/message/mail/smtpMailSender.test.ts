import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { createSmtpMailSender } from './smtpMailSender.ts';

const sender = 'help@hanbit-food.example';
const mail = {
  key: 'notice-1-mail',
  address: 'user@example.com',
  subject: '외식경영관리사 1급 실기시험이 내일입니다',
  text: '시험 시작 30분 전까지 들어와주세요.\n.\nhttps://portal.example/manager\n',
};

interface Received {
  from: string;
  to: string[];
  user: unknown;
  isEncrypted: boolean;
  text: string;
}

let certificate: Awaited<ReturnType<typeof generate>>;
beforeAll(async () => {
  certificate = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
});
const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

/** Starts a mail server that requires a login, and records received mail. */
async function serve(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    key: certificate.private,
    cert: certificate.cert,
    onAuth: ({ username, password }, _session, answer) =>
      username === 'portal' && password === 'a secret'
        ? answer(null, { user: username })
        : answer(new Error('535 no such user')),
    onData: (stream, { envelope, user, secure }, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          user,
          isEncrypted: secure,
          text: Buffer.concat(chunks).toString(),
        });
        answer();
      });
    },
    ...options,
  });
  // Errors of a client are reported at the client.
  server.on('error', () => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.server.address() as AddressInfo).port, received };
}

const senderTo = (url: string, also: { password?: string; authorities?: string[] } = {}) =>
  createSmtpMailSender({
    url,
    user: 'portal',
    password: 'a secret',
    sender,
    authorities: [certificate.cert],
    ...also,
  });

const headersOf = ({ text }: Received) =>
  new Map(
    (text.split('\r\n\r\n')[0] ?? '')
      .replaceAll(/\r\n\s+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
const bodyOf = ({ text }: Received) => Buffer.from(text.split('\r\n\r\n')[1] ?? '', 'base64').toString();

test.each([
  ['smtps', true],
  ['smtp', false],
])('%s: a mail is sent after a login, encrypted, in Korean, from the association', async (scheme, secure) => {
  const { port, received } = await serve({ secure });
  await senderTo(`${scheme}://localhost:${port}`).send(mail);
  expect(received).toEqual([
    expect.objectContaining({ from: sender, to: [mail.address], user: 'portal', isEncrypted: true }),
  ]);
  const [only] = received;
  if (!only) throw new Error('nothing was received');
  const headers = headersOf(only);
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(headers.get('from')).toContain(`<${sender}>`);
  expect(headers.get('to')).toBe(mail.address);
  const words = [...(headers.get('subject') ?? '').matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, word = '']) => word);
  expect(Buffer.concat(words.map((word) => Buffer.from(word, 'base64'))).toString()).toBe(mail.subject);
  expect(bodyOf(only).replaceAll('\r\n', '\n')).toBe(mail.text);
});

test('a line break in a subject begins no other header, and one in an address no other recipient', async () => {
  const { port, received } = await serve();
  const { send } = senderTo(`smtp://localhost:${port}`);
  const subject = '한소라\r\nBcc: spy@example.com\r\n\r\n다른 글\nReply-To: spy@example.com';
  await send({ ...mail, subject });
  await send({ ...mail, address: 'user@example.com\r\nBcc: spy@example.com' }).catch(() => undefined);
  expect(received.length).toBeGreaterThan(0);
  for (const one of received) {
    expect(one.to).not.toContain('spy@example.com');
    expect([...headersOf(one).keys()]).not.toContain('bcc');
    expect([...headersOf(one).keys()]).not.toContain('reply-to');
  }
  expect(received[0] && bodyOf(received[0]).replaceAll('\r\n', '\n')).toBe(mail.text);
});

test('an advertisement has the headers of a one-click refusal, and no other mail has', async () => {
  const { port, received } = await serve();
  const { send } = senderTo(`smtp://localhost:${port}`);
  const unsubscribe = `https://portal.example/api/user/oneClickRefusal?code=${'a'.repeat(80)}`;
  await send({ ...mail, unsubscribe });
  await send({ ...mail, key: 'notice-2-mail' });
  const [advertisement, notice] = received.map(headersOf);
  expect(advertisement?.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
  expect(advertisement?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect([...(notice?.keys() ?? [])].filter((name) => name.startsWith('list-'))).toEqual([]);
});

test('each attempt of one mail has the same id, another mail another one', async () => {
  const { port, received } = await serve();
  const { send } = senderTo(`smtp://localhost:${port}`);
  for (const key of ['one', 'one', 'other']) await send({ ...mail, key });
  const [first, again, other] = received.map((one) => headersOf(one).get('message-id'));
  expect(first).toMatch(/^<[0-9a-f]{32}@hanbit-food\.example>$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('nothing is said to a server that does not encrypt, or for whose certificate nobody vouches', async () => {
  const heard: string[] = [];
  const onAuth: SMTPServerOptions['onAuth'] = ({ username }, _session, answer) => {
    heard.push(username ?? '');
    answer(null, { user: username });
  };
  const plain = await serve({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth });
  await expect(senderTo(`smtp://localhost:${plain.port}`).send(mail)).rejects.toThrow('ETLS');
  const unknown = await serve({ secure: true, onAuth });
  const { cert } = await generate([{ name: 'commonName', value: 'another authority' }]);
  await expect(senderTo(`smtps://localhost:${unknown.port}`, { authorities: [cert] }).send(mail)).rejects.toThrow(
    'did not accept',
  );
  expect([...heard, ...plain.received, ...unknown.received]).toEqual([]);
});

test('a refusal contains its code, and no address, text or password', async () => {
  const refuse = (code: number) => Object.assign(new Error(`no ${mail.address} here`), { responseCode: code });
  const full = await serve({ onRcptTo: (_address, _session, answer) => answer(refuse(452)) });
  const error: unknown = await senderTo(`smtp://localhost:${full.port}`)
    .send(mail)
    .catch((thrown: unknown) => thrown);
  expect(error).toEqual(new Error('the mail server did not accept it: EENVELOPE 452'));
  expect(error).not.toHaveProperty('cause');
  const closed = await serve();
  await expect(senderTo(`smtp://localhost:${closed.port}`, { password: 'wrong' }).send(mail)).rejects.toThrow(
    /^the mail server did not accept it: EAUTH 535$/,
  );
});
