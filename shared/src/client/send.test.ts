import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { CODES, NUMBERS } from '../contract/all/index.ts';
import { getMapNotice } from '../contract/news.ts';
import { officePrintLabels, officeRecordTransfer } from '../contract/office/index.ts';
import { postIntBoard } from '../contract/space.ts';
import { fetchUser, login, SESSION_IDLE, SESSION_OVER_AGE, SESSION_UNUSED } from '../contract/user/index.ts';
import { FakeApi } from '../testing/fakeApi.ts';
import { aMember } from '../testing/index.ts';
import { serverNow } from '../time/index.ts';
import { http } from './http.ts';
import { CallError, configureClient, onStepUp, request, send } from './index.ts';
import { exchangeFile } from './send.ts';

const environment = {
  token: jest.fn<string | null, []>(() => 'stored-token'),
  alert: jest.fn(),
  signedOut: jest.fn(),
  forcedOut: jest.fn(),
  renewToken: jest.fn(async () => false),
  abandonFiles: jest.fn(),
  tellUnknown: jest.fn(),
};
let api: FakeApi;

beforeEach(() => {
  jest.clearAllMocks();
  configureClient(environment);
  document.cookie = 'XSRF-TOKEN=from-cookie';
  api = new FakeApi().install();
});

test("the page's time is the one that the answers state", async () => {
  api.answer(login, aMember(), { 'Server-Time': '2031-05-02T09:00:00+09:00' });
  await request(login, { userId: 'hanbit01', userPw: 'Portal!2026', applicationId: 'site' });
  expect(serverNow().getTime()).toBeGreaterThanOrEqual(Date.parse('2031-05-02T09:00:00+09:00'));
});

test('sends the stored token with every request', async () => {
  api.answer(postIntBoard, 7);
  await expect(request(postIntBoard, { title: '제목', content: '내용' })).resolves.toBe(7);
  expect(api.seen[0]).toMatchObject({ method: 'POST', headers: { Authorization: 'stored-token' } });
});

test('a call with a secret is sent as POST, so that no password is part of a URL', async () => {
  api.refuse(login, 'WRONG_CREDENTIALS');
  await expect(request(login, { userId: 'a', userPw: 'b' })).rejects.toThrow(CallError);
  expect(api.seen[0]?.method).toBe('POST');
});

test('a business error shows its message and reaches the caller by its code, and by its name in older sections', async () => {
  api.refuse(postIntBoard, 'APPLY_FULL');
  const error = await request(postIntBoard, { title: '제목', content: '내용' }).catch((reason: CallError) => reason);
  expect(environment.alert).toHaveBeenCalledWith(CODES.APPLY_FULL.message);
  expect((error as CallError).code).toBe(NUMBERS.APPLY_FULL);
  expect(['APPLY_FULL', 'NOT_FOUND'].map((name) => (error as CallError).is(name))).toEqual([true, false]);
});

test.each(['NOT_FOUND', 'FAULT', 'NOT_READY'] as const)('%s shows the message of its code', async (name) => {
  api.refuse(getMapNotice, name);
  await expect(request(getMapNotice, { noticeNo: 1 })).rejects.toThrow();
  expect(environment.alert).toHaveBeenCalledWith('서버와 통신이 원활하지 않습니다.');
});

test('work in the background shows nothing', async () => {
  api.refuse(getMapNotice, 'FAULT');
  await expect(request(getMapNotice, { noticeNo: 1 }, { background: true })).rejects.toThrow();
  expect(environment.alert).not.toHaveBeenCalled();
});

test.each([
  [SESSION_OVER_AGE, '로그인한 지 24시간이 지나 로그아웃되었습니다.'],
  [SESSION_IDLE, '오랫동안 사용하지 않아 로그아웃되었습니다.'],
  [SESSION_UNUSED, '오랫동안 사용하지 않아 로그아웃되었습니다.'],
  [undefined, '로그인 시간이 지나 로그아웃되었습니다.'],
])(
  '401 of a session that has ended by %s ends the login with its reason, in the background too',
  async (ended, why) => {
    api.refuse(fetchUser, 'NO_SESSION', ended === undefined ? null : { ended });
    await expect(request(fetchUser, {}, { background: true })).rejects.toThrow();
    expect(environment.signedOut).toHaveBeenCalledWith(why);
    expect(environment.forcedOut).not.toHaveBeenCalled();
  },
);

test('401 of a guest leads to the login, without a reason', async () => {
  api.refuse(fetchUser, 'NO_SESSION');
  environment.token.mockReturnValueOnce(null).mockReturnValueOnce(null);
  await expect(request(fetchUser, {})).rejects.toThrow();
  expect(environment.signedOut).toHaveBeenCalledWith('');
});

test('401 for a token that is no longer stored ends no login', async () => {
  for (const code of ['NO_SESSION', 'SESSION_DISPLACED'] as const) {
    api.refuse(fetchUser, code);
    environment.token.mockReturnValueOnce('earlier-token');
    await expect(request(fetchUser, {})).rejects.toMatchObject({ shown: true });
  }
  expect(environment.signedOut).not.toHaveBeenCalled();
  expect(environment.forcedOut).not.toHaveBeenCalled();
  expect(environment.alert).not.toHaveBeenCalled();
});

test('403 of a session that has ended meanwhile is no missing permission', async () => {
  api.refuse(fetchUser, 'FORBIDDEN');
  environment.token.mockReturnValueOnce('stored-token').mockReturnValueOnce(null);
  await expect(request(fetchUser, {})).rejects.toMatchObject({ shown: true });
  expect(environment.alert).not.toHaveBeenCalled();
});

test.each(['SESSION_DISPLACED', 'MEMBER_GONE'] as const)(
  '%s forces the logout, in the background too',
  async (name) => {
    api.refuse(fetchUser, name);
    await expect(request(fetchUser, {}, { background: true })).rejects.toThrow();
    expect(environment.forcedOut).toHaveBeenCalledWith(CODES[name].message);
  },
);

test('concurrent requests that fail with 403 share one renewal and are each retried once', async () => {
  api.refuse(fetchUser, 'FORBIDDEN');
  let renew: (renewed: boolean) => void = () => undefined;
  environment.renewToken.mockImplementation(() => new Promise((resolve) => (renew = resolve)));
  const both = Promise.allSettled([request(fetchUser, {}), request(fetchUser, {})]);
  await new Promise(process.nextTick);
  api.refuse(fetchUser, 'NOT_FOUND');
  renew(true);
  await both;
  expect(environment.renewToken).toHaveBeenCalledTimes(1);
  expect(api.requestsOf(fetchUser)).toHaveLength(4);
});

test('a 403 with a failed renewal is not retried', async () => {
  environment.renewToken.mockImplementation(async () => false);
  api.refuse(fetchUser, 'FORBIDDEN');
  await expect(request(fetchUser, {})).rejects.toThrow();
  expect(api.requestsOf(fetchUser)).toHaveLength(1);
});

test('a 403 with an unanswered renewal counts as a lost connection, not as a missing permission', async () => {
  environment.renewToken.mockImplementation(async () => {
    throw new CallError('network', 0, CODES.FAULT.message);
  });
  api.refuse(fetchUser, 'FORBIDDEN');
  await expect(request(fetchUser, {})).rejects.toMatchObject({ failure: 'network' });
  expect(environment.alert).toHaveBeenCalledWith(CODES.FAULT.message);
});

test('a response that does not match the contract is a failure, not data', async () => {
  api.answer(postIntBoard, 'seven' as never);
  await expect(request(postIntBoard, { title: '제목', content: '내용' })).rejects.toMatchObject({
    failure: 'unreadable',
  });
});

test('errors of an input reach the form', async () => {
  api.refuse(postIntBoard, 'MALFORMED', { issues: [{ path: 'title', message: '제목을 입력해주세요.' }] });
  await expect(request(postIntBoard, { title: '', content: '내용' })).rejects.toMatchObject({
    failure: 'invalid',
    issues: [{ path: 'title', message: '제목을 입력해주세요.' }],
  });
});

test('a call whose csrf cookie was replaced meanwhile is retried once', async () => {
  api.refuse(postIntBoard, 'FORBIDDEN');
  const answering = http.defaults.adapter as (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>;
  http.defaults.adapter = (config) => {
    const refusal = answering(config);
    document.cookie = 'XSRF-TOKEN=set-by-another-answer';
    api.install().answer(postIntBoard, 7);
    return refusal;
  };
  const call = request(postIntBoard, { title: '제목', content: '내용' });
  await expect(call).resolves.toBe(7);
  expect(environment.renewToken).not.toHaveBeenCalled();
});

describe('a call that needs a second factor', () => {
  const ask = jest.fn<Promise<boolean>, [boolean]>();
  let end: () => void;
  beforeEach(() => (end = onStepUp(ask)));
  afterEach(() => end());
  const transfer = { refundNo: 7, reason: '이체함' };

  test('is repeated as it was sent after one proof for all that wait for it', async () => {
    api.refuse(officeRecordTransfer, 'SECOND_FACTOR_NEEDED');
    ask.mockImplementation(async () => {
      api.answer(officeRecordTransfer, 'done');
      return true;
    });
    const calling = () => send(officeRecordTransfer, transfer, { idempotencyKey: 'one' });
    const [first] = await Promise.all([calling(), calling()]);
    expect(first.entity).toBe('done');
    expect(ask.mock.calls).toEqual([[true]]);
    expect(
      api.requestsOf(officeRecordTransfer).map(({ headers, input }) => [headers['Idempotency-Key'], input]),
    ).toEqual(Array.from({ length: 4 }, () => ['one', transfer]));
  });

  test('that answers with a file is repeated too', async () => {
    const { SECOND_FACTOR_NEEDED: refusal } = CODES;
    const envelope = JSON.stringify({ ...refusal, entity: null });
    const refused = new Blob([envelope], { type: 'application/json' });
    // The simulated browser cannot read a blob.
    api.answerFile(officePrintLabels, Object.assign(refused, { text: async () => envelope }));
    ask.mockImplementation(async () => {
      api.answerFile(officePrintLabels, new Blob(['%PDF'], { type: 'application/pdf' }));
      return true;
    });
    expect((await exchangeFile(officePrintLabels, { certificateNos: [1] })).type).toBe('application/pdf');
  });

  test('fails with its message without a proof, and says to the dialog if there is no app yet', async () => {
    api.refuse(officeRecordTransfer, 'SECOND_FACTOR_NONE');
    ask.mockResolvedValue(false);
    await expect(send(officeRecordTransfer, transfer)).rejects.toMatchObject({ code: NUMBERS.SECOND_FACTOR_NONE });
    expect(ask.mock.calls).toEqual([[false]]);
    expect(api.requestsOf(officeRecordTransfer)).toHaveLength(1);
    end();
    await expect(send(officeRecordTransfer, transfer)).rejects.toMatchObject({ code: NUMBERS.SECOND_FACTOR_NONE });
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
