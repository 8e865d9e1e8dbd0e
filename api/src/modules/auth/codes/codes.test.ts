import { CODES } from '@portal/shared/contract';
import { MINUTE_MS, SECOND_MS } from '../../../clock/durations.ts';
import { createSandboxSender, UNREACHABLE_PHONE } from '../../../integrations/message/sms/sandboxSender.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { provePhone, wrongCode } from '../testing/provePhone.ts';

const START = new Date('2026-11-20T02:00:00Z').getTime();
const dormant = { name: '휴면회원', userPhone: '01012340003' };

describeWithDatabase('verification codes', (open) => {
  let server: TestServer;
  let now = new Date(START);
  const lines: string[] = [];
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * SECOND_MS);
  };
  let phones = 0;
  const newcomer = () => ({ name: '홍길동', userPhone: `0105550${String((phones += 1)).padStart(4, '0')}` });
  beforeAll(async () => {
    server = await open({ demo: true, now: () => now, log: (line) => void lines.push(line) });
  });

  test('a code has six digits, is shown only in a demo, and is never stored in plain text', async () => {
    const browser = server.client();
    const sent = await browser.call('authSend', { ...dormant, purpose: 'dormant' });
    expect(sent).toMatchObject({ status: 200, code: 1 });
    expect(sent.entity).toMatch(/^\d{6}$/);
    const tables = [
      await server.db.selectFrom('verification_code').selectAll().execute(),
      await server.db.selectFrom('outbox').selectAll().execute(),
    ];
    expect(JSON.stringify(tables)).not.toContain(String(sent.entity));
    expect(
      await server.db
        .selectFrom('outbox')
        .select(['kind', 'sealed', 'given_up_at'])
        .where('sent_at', 'is not', null)
        .executeTakeFirst(),
    ).toEqual({ kind: 'code', sealed: null, given_up_at: null });
  });

  test('works by GET too, with the csrf header', async () => {
    const browser = server.client();
    const person = newcomer();
    const sent = await browser.call('authSend', { ...person, purpose: 'join' }, { method: 'GET' });
    expect(sent).toMatchObject({ code: 1, headers: { 'cache-control': 'no-store' } });
    expect(await browser.call('authMatch', { ...person, code: String(sent.entity) }, { method: 'GET' })).toMatchObject({
      code: 1,
      entity: null,
    });
  });

  test('an unknown phone is rejected with the specified message, except for joining and for a new phone', async () => {
    const person = newcomer();
    for (const purpose of [undefined, 'findId', 'findPw', 'dormant'] as const) {
      expect(await server.client().call('authSend', { ...person, purpose })).toMatchObject({
        status: 200,
        code: -1007,
        message: '입력하신 휴대폰 번호로 연결된 계정이 없습니다.',
      });
    }
    expect(await server.client().call('authSend', { ...dormant, name: '다른이름', purpose: 'findId' })).toMatchObject({
      code: -1007,
    });
    expect(await server.client().call('authSend', { ...newcomer(), purpose: 'changePhone' })).toMatchObject({
      code: 1,
    });
  });

  test('a stranger who asks with other names uses up neither the phone’s codes nor those of the network', async () => {
    const holder = { name: '김보유', userPhone: '01055519990' };
    await server.member({ name: holder.name, user_phone: holder.userPhone });
    const ask = (person: { name: string; userPhone: string }, ip: string) =>
      server.client(ip).call('authSend', { ...person, purpose: 'findPw' });
    for (let attempt = 0; attempt < 12; attempt += 1)
      await ask({ ...holder, name: `아무개${attempt}` }, `198.51.100.${attempt}`);
    expect(await ask(holder, '203.0.113.9')).toMatchObject({ code: 1 });
  });

  test('a network guesses five names of a phone in ten minutes, and may still join', async () => {
    const holder = { name: '이보유', userPhone: '01055519991' };
    await server.member({ name: holder.name, user_phone: holder.userPhone });
    const ip = '198.51.100.77';
    const ask = (name: string) => server.client(ip).call('authSend', { ...holder, name, purpose: 'findPw' });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await ask(`아무개${attempt}`)).toMatchObject(CODES.PHONE_UNKNOWN);
    expect(await ask('아무개')).toMatchObject(CODES.CODE_SENDS_EXCEEDED);
    expect(await ask(holder.name)).toMatchObject(CODES.CODE_SENDS_EXCEEDED);
    expect(await server.client(ip).call('authSend', { ...newcomer(), purpose: 'join' })).toMatchObject({ code: 1 });
    later(10 * 60);
    expect(await ask(holder.name)).toMatchObject({ code: 1 });
  });

  test('a browser that has logged in gets the member’s code past the guesses of its network', async () => {
    const holder = { name: '노은채', userPhone: '01012340118' };
    const ip = '198.51.100.79';
    const browser = server.client(ip);
    expect(
      await browser.call('login', { userId: 'member19', userPw: 'Portal!2026', applicationId: 'portal' }),
    ).toMatchObject({ code: 1 });
    for (let attempt = 0; attempt < 6; attempt += 1)
      await server.client(ip).call('authSend', { ...holder, name: `아무개${attempt}`, purpose: 'findPw' });
    expect(await server.client(ip).call('authSend', { ...holder, purpose: 'findPw' })).toMatchObject(
      CODES.CODE_SENDS_EXCEEDED,
    );
    expect(await browser.call('authSend', { ...holder, purpose: 'findPw' })).toMatchObject({ code: 1 });
  });

  test('codes for joining, which anybody may ask for, use up no codes of the phone’s member', async () => {
    const holder = { name: '정보유', userPhone: '01055519993' };
    await server.member({ name: holder.name, user_phone: holder.userPhone });
    const ask = (purpose: 'join' | 'findPw') => server.client('198.51.100.80').call('authSend', { ...holder, purpose });
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await ask('join')).toMatchObject({ code: 1 });
    expect(await ask('join')).toMatchObject(CODES.CODE_SENDS_EXCEEDED);
    expect(await ask('findPw')).toMatchObject({ code: 1 });
  });

  test('many refused questions of a network leave its codes to those who join', async () => {
    const limited = await open({ now: () => now, environment: { CODE_SENDS_PER_ADDRESS: '3' } });
    const ask = (purpose: 'findPw' | 'join') =>
      limited.client('198.51.100.78').call('authSend', { ...newcomer(), purpose });
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await ask('findPw')).toMatchObject(CODES.PHONE_UNKNOWN);
    expect(await ask('findPw')).toMatchObject(CODES.CODE_SENDS_EXCEEDED);
    expect(await ask('join')).toMatchObject({ code: 1 });
  });

  test('invalid input answers 400 with an issue for each field', async () => {
    expect(await server.client().call('authSend', { name: ' ', userPhone: '010-1234' })).toMatchObject({
      status: 400,
      entity: {
        issues: [
          { path: 'name', message: '이름을 입력해주세요.' },
          { path: 'userPhone', message: '휴대폰 번호는 숫자만 입력해주세요.' },
          expect.anything(),
        ],
      },
    });
  });

  test('rejects a wrong code, one from another browser, one for another name, and a used one', async () => {
    const [browser, other] = [server.client(), server.client()];
    const person = newcomer();
    const { entity: code } = await browser.call('authSend', { ...person, purpose: 'join' });
    expect(await browser.call('authMatch', { ...person, code: wrongCode(code) })).toMatchObject({
      status: 200,
      code: -1009,
      message: '인증번호가 일치하지 않습니다.',
    });
    expect(await other.call('authMatch', { ...person, code: String(code) })).toMatchObject({ code: -1009 });
    expect(await browser.call('authMatch', { ...person, code: String(code) })).toMatchObject({ code: 1 });
    expect(await browser.call('authMatch', { ...person, code: String(code) })).toMatchObject({ code: -1009 });
    const again = await browser.call('authSend', { ...person, purpose: 'join' });
    expect(await browser.call('authMatch', { ...person, name: '임꺽정', code: String(again.entity) })).toMatchObject({
      code: -1009,
    });
  });

  test('a code expires after three minutes and when the next one is sent', async () => {
    const browser = server.client();
    const person = newcomer();
    const first = await browser.call('authSend', { ...person, purpose: 'join' });
    later(179);
    const second = await browser.call('authSend', { ...person, purpose: 'join' });
    if (first.entity !== second.entity)
      expect(await browser.call('authMatch', { ...person, code: String(first.entity) })).toMatchObject({ code: -1009 });
    later(180);
    expect(await browser.call('authMatch', { ...person, code: String(second.entity) })).toMatchObject({
      code: -1010,
      message: '인증시간이 초과되었습니다.',
    });
  });

  test('after five tries even the right code is not compared', async () => {
    const browser = server.client();
    const person = newcomer();
    const { entity: code } = await browser.call('authSend', { ...person, purpose: 'join' });
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => browser.call('authMatch', { ...person, code: wrongCode(code) })),
    );
    expect(tries.filter((answer) => answer.code === -1009)).toHaveLength(5);
    expect(tries.filter((answer) => answer.code === -1011)).toHaveLength(7);
    expect(await browser.call('authMatch', { ...person, code: String(code) })).toMatchObject({ code: -1011 });
  });

  test('of fifty concurrent uses of one code, one succeeds', async () => {
    const browser = server.client();
    const person = newcomer();
    const { entity: code } = await browser.call('authSend', { ...person, purpose: 'join' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.call('authMatch', { ...person, code: String(code) })),
    );
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
    const proofs = await server.db
      .selectFrom('verified_phone')
      .select('verified_no')
      .where('user_phone', '=', person.userPhone)
      .execute();
    expect(proofs).toHaveLength(1);
  });

  test('a phone gets five codes in ten minutes, whoever requests them; a hundred phones at one IP address get theirs', async () => {
    later(600);
    const person = newcomer();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(
        await server.client(`198.51.100.${sent + 1}`).call('authSend', { ...person, purpose: 'join' }),
      ).toMatchObject({ code: 1 });
    }
    expect(await server.client('198.51.100.9').call('authSend', { ...person, purpose: 'join' })).toMatchObject({
      status: 200,
      code: -1012,
    });
    later(600);
    expect(await server.client().call('authSend', { ...person, purpose: 'join' })).toMatchObject({ code: 1 });
    const many = await Promise.all(
      Array.from({ length: 100 }, () => server.client().call('authSend', { ...newcomer(), purpose: 'join' })),
    );
    expect(many.every((answer) => answer.code === 1)).toBe(true);
    expect(JSON.stringify(await server.db.selectFrom('rate_limit').select('subject').execute())).not.toContain(
      person.userPhone,
    );
  });

  test('a failing SMS gateway is reported to the caller, and the code is not stored', async () => {
    const person = { name: '홍길동', userPhone: UNREACHABLE_PHONE };
    expect(await server.client().call('authSend', { ...person, purpose: 'join' })).toMatchObject({
      status: 200,
      code: CODES.SMS_DOWN.code,
    });
    const row = await server.db
      .selectFrom('outbox')
      .select(['sealed', 'sent_at'])
      .where('given_up_at', 'is not', null)
      .executeTakeFirst();
    expect(row).toEqual({ sealed: null, sent_at: null });
  });

  test('the log shows the phone masked and no code', async () => {
    lines.length = 0;
    const browser = server.client();
    const person = newcomer();
    await provePhone(browser, person);
    const log = lines.join('');
    expect(log).toContain(`${person.userPhone.slice(0, 3)}****${person.userPhone.slice(-4)}`);
    expect(log).not.toContain(person.userPhone);
    expect(log).not.toMatch(/"\d{6}"|홍길동/);
  });
});

describeWithDatabase('verification codes by a real gateway', (open) => {
  test('the response is empty and the message carries the code; a phone gets ten a day', async () => {
    const texts: string[] = [];
    let now = new Date(START);
    const server = await open({
      now: () => now,
      integrations: {
        message: {
          ...createSandboxSender(),
          showsCodes: false,
          send: async ({ text }) => {
            texts.push(text);
            return { acceptedAs: null };
          },
        },
      },
    });
    const browser = server.client();
    const person = { name: '홍길동', userPhone: '01055509999' };
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await browser.call('authSend', { ...person, purpose: 'join' })).toMatchObject({ code: 1, entity: '' });
      now = new Date(now.getTime() + 10 * MINUTE_MS);
    }
    expect(await browser.call('authSend', { ...person, purpose: 'join' })).toMatchObject({ code: -1012 });
    const [, code = ''] = /\[(\d{6})\]/.exec(texts.at(-1) ?? '') ?? [];
    now = new Date(now.getTime() - 10 * MINUTE_MS);
    expect(await browser.call('authMatch', { ...person, code })).toMatchObject({ code: 1 });
  });

  test('the limit for one IP address is configurable', async () => {
    const server = await open({ environment: { CODE_SENDS_PER_ADDRESS: '2' } });
    const send = (phone: number, ip: string) =>
      server.client(ip).call('authSend', { name: '홍길동', userPhone: `0105551000${phone}`, purpose: 'join' });
    expect(
      [
        await send(1, '198.51.100.1'),
        await send(2, '198.51.100.1'),
        await send(3, '198.51.100.1'),
        await send(4, '198.51.100.2'),
      ].map(({ code }) => code),
    ).toEqual([1, 1, -1012, 1]);
  });

  test('entered codes do not count for a network; each network has three left when the total is used up', async () => {
    const server = await open({ environment: { CODE_SENDS_PER_ADDRESS: '4', CODE_SENDS_PER_DAY: '2' } });
    const personOf = (phone: number) => ({ name: '홍길동', userPhone: `0105552${String(phone).padStart(4, '0')}` });
    const hall = server.client('198.51.100.3');
    for (let phone = 1; phone <= 8; phone += 1) await provePhone(hall, personOf(phone));
    const send = async (phone: number, ip: string) =>
      (await server.client(ip).call('authSend', { ...personOf(phone), purpose: 'join' })).code;
    expect([await send(11, '198.51.100.4'), await send(12, '198.51.100.4')]).toEqual([1, 1]);
    const past = [21, 22, 23, 24].map((phone) => send(phone, '198.51.100.5'));
    expect((await Promise.all(past)).sort((a, b) => a - b)).toEqual([-1012, 1, 1, 1]);
  });
});
