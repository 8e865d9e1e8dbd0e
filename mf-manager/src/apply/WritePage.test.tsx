import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APPLY_CONSENT_VERSION } from '@portal/shared/contract/applyConsent';
import { getIntUserEduApply, getMapEdu, getMapUserEdu, postIntEdu } from '@portal/shared/contract/manager';
import { startPayment } from '@portal/shared/contract/payment';
import { fetchUser } from '@portal/shared/contract/user';
import { leaveTo } from '@portal/shared/router';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCourse, aCourseApplication, aHeldApplication, aProfile } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

jest.mock('@portal/shared/router', () => ({ ...jest.requireActual('@portal/shared/router'), leaveTo: jest.fn() }));

const draw = (api: FakeApi, query = '?educationNo=7') =>
  renderInHost(module.routes, `/manager/edu/apply/write${query}`, { api, user: aMember() });
const ready = () =>
  new FakeApi().answer(getMapEdu, aCourse()).answer(getIntUserEduApply, 0).answer(fetchUser, aProfile());
const apply = () => userEvent.click(screen.getByRole('button', { name: '신청하기' }));
const consent = async () => {
  for (const name of [/환불 기준을 확인/, /개인정보 수집/])
    await userEvent.click(screen.getByRole('checkbox', { name }));
};

beforeEach(() => sessionStorage.clear());

test('the form is prefilled from the profile, with name and birth date as plain text', async () => {
  draw(ready());
  expect(await screen.findByLabelText(/^우편번호/)).toHaveValue('04595');
  for (const [term, words] of [
    ['이름', '김한빛'],
    ['생년월일', '1966.03.02'],
  ] as const) {
    expect(screen.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(words);
    expect(screen.queryByLabelText(new RegExp(`^${term}`))).not.toBeInTheDocument();
  }
  expect(screen.getByText(/회원 본인만 신청할 수 있어/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^주소/)).toHaveValue('서울특별시 중구 퇴계로 100');
  expect(screen.getByLabelText(/^상세 주소/)).toHaveValue('201호');
  expect(
    within(screen.getByRole('list', { name: '신청 단계' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual([
    expect.stringContaining('과정 선택'),
    expect.stringContaining('신청서 작성'),
    expect.stringContaining('결제'),
    expect.stringContaining('완료'),
  ]);
});

test('errors appear at their fields and in a summary on top, and nothing is sent', async () => {
  const { api } = draw(ready());
  await userEvent.clear(await screen.findByLabelText(/^우편번호/));
  await userEvent.click(screen.getByRole('radio', { name: /^필요합니다/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /민감정보/ }));
  await apply();
  const summary = await screen.findByRole('alert', { name: '입력 내용 확인' });
  const messages = [
    '우편번호를 입력해주세요.',
    '필요한 편의 내용을 입력해주세요.',
    '환불 기준에 동의해주세요.',
    '개인정보 수집·이용에 동의해주세요.',
  ];
  for (const message of messages) expect(within(summary).getByRole('link', { name: message })).toBeInTheDocument();
  expect(screen.getByLabelText(/^필요한 편의 내용/)).toHaveAccessibleDescription(
    expect.stringContaining('필요한 편의 내용을 입력해주세요.'),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.requestsOf(postIntEdu)).toEqual([]);
});

test('health data among other requests are asked for where their consent is, and not sent', async () => {
  const { api } = draw(ready());
  await userEvent.type(await screen.findByLabelText(/^요청 사항/), '휠체어를 탑니다');
  await consent();
  await apply();
  expect(await screen.findByLabelText(/^요청 사항/)).toHaveAccessibleDescription(
    expect.stringContaining('건강이나 장애에 관한 내용은 편의 제공에서 ‘필요합니다’를 고르고'),
  );
  expect(api.requestsOf(postIntEdu)).toEqual([]);
});

test('the confirmation names course and price, and that nothing can be changed; no returns with all typed values', async () => {
  const { api } = draw(ready());
  await userEvent.type(await screen.findByLabelText(/^요청 사항/), '늦을 수 있습니다');
  await consent();
  await apply();
  const dialog = await screen.findByRole('dialog', { name: '교육 신청 내용 확인' });
  for (const text of [
    '외식경영관리사 2급 기본 과정',
    '2026.12.10 (목) 09:00',
    '김한빛',
    '80,000원',
    '신청한 뒤에는 내용을 바꿀 수 없습니다.',
  ])
    expect(dialog).toHaveTextContent(text);
  await userEvent.click(within(dialog).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^요청 사항/)).toHaveValue('늦을 수 있습니다');
  expect(api.requestsOf(postIntEdu)).toEqual([]);
});

test('the consent comes after every item and its purpose', async () => {
  draw(ready());
  const section = (await screen.findByRole('heading', { name: '개인정보 수집·이용' })).closest('section');
  const taken = within(section as HTMLElement)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(taken).toEqual(['이름, 생년월일', '우편번호, 주소', '요청 사항 (선택)', '보유 기간']);
  expect(screen.queryByRole('checkbox', { name: /민감정보/ })).not.toBeInTheDocument();
});

describe('assistance on site', () => {
  const needHelp = async () => userEvent.click(await screen.findByRole('radio', { name: /^필요합니다/ }));
  const send = async () => {
    await consent();
    await apply();
    const dialog = await screen.findByRole('dialog', { name: '교육 신청 내용 확인' });
    const words = dialog.textContent;
    await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
    await screen.findByRole('heading', { level: 1, name: '교육 결제' });
    return words;
  };
  const answering = () => ready().answer(postIntEdu, 12).answer(getMapUserEdu, aHeldApplication());

  test('is sent with a consent of its own', async () => {
    const { api } = draw(answering());
    await needHelp();
    const own = screen.getByRole('checkbox', { name: /민감정보/ });
    expect(own).toHaveAccessibleDescription(expect.stringContaining('동의하지 않으셔도 신청하실 수 있습니다.'));
    await userEvent.click(own);
    await userEvent.type(screen.getByLabelText(/^필요한 편의 내용/), '휠체어 자리');
    expect(await send()).toContain('편의 제공필요함 (휠체어 자리)');
    expect(api.requestsOf(postIntEdu)[0]?.input).toMatchObject({
      isDisorder: 2,
      memo: '휠체어 자리',
      consents: ['refund', 'application', 'health'].map((item) => ({ item, version: APPLY_CONSENT_VERSION })),
    });
  });

  test('is not sent without it, and the application is', async () => {
    const { api } = draw(answering());
    await needHelp();
    const own = screen.getByRole('checkbox', { name: /민감정보/ });
    await userEvent.click(own);
    await userEvent.type(screen.getByLabelText(/^필요한 편의 내용/), '휠체어 자리');
    await userEvent.click(own);
    expect(screen.queryByLabelText(/^필요한 편의 내용/)).not.toBeInTheDocument();
    expect(screen.getByText(/편의 제공 없이 신청합니다/)).toBeInTheDocument();
    expect(await send()).toContain('편의 제공전달하지 않음');
    expect(api.requestsOf(postIntEdu)[0]?.input).toMatchObject({ isDisorder: 1, memo: '' });
  });
});

test('in the smaller refund window the maximum refund is shown before the consents', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-10T09:00:00+09:00'), advanceTimers: true });
  try {
    draw(ready());
    const warning = await screen.findByText(/언제 취소하셔도 결제 금액의 80%\(64,000원\)까지만 환불되고/);
    const agreeing = screen.getByRole('checkbox', { name: /환불 기준을 확인/ });
    expect(warning.compareDocumentPosition(agreeing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  } finally {
    jest.useRealTimers();
  }
});

test('a course with unusual windows is not described by the usual ones', async () => {
  draw(ready().answer(getMapEdu, aCourse({ reEndDate: '2026-11-18', reStartDate2: '2026-11-19' })));
  expect(await screen.findByText('연락 없이 참석하지 않으면 환불하지 않습니다.')).toBeInTheDocument();
  expect(screen.queryByText(/교육 시작 전에는 전액/)).not.toBeInTheDocument();
  expect(screen.getByText(/이용약관의 일반 기준과 다릅니다/)).toBeInTheDocument();
});

test('two presses send one application with one key, and the payment follows', async () => {
  const api = ready().answer(postIntEdu, 12).answer(getMapUserEdu, aHeldApplication());
  const { router } = draw(api);
  await screen.findByLabelText(/^우편번호/);
  await consent();
  await userEvent.dblClick(screen.getByRole('button', { name: '신청하기' }));
  await userEvent.dblClick(
    within(await screen.findByRole('dialog', { name: '교육 신청 내용 확인' })).getByRole('button', { name: '확인' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: '교육 결제' })).toBeInTheDocument();
  const sent = api.requestsOf(postIntEdu);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[0]?.input).toEqual({
    educationNo: 7,
    postCode: '04595',
    userAddress: '서울특별시 중구 퇴계로 100',
    userAddress2: '201호',
    isDisorder: 1,
    memo: '',
    consents: ['refund', 'application'].map((item) => ({ item, version: APPLY_CONSENT_VERSION })),
  });
  expect(router.state.location.search).toBe('?educationNo=7&userExaminationNo=12');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('edu-apply:7');
});

test('a free course has no payment', async () => {
  const api = ready()
    .answer(getMapEdu, aCourse({ price: 0 }))
    .answer(postIntEdu, 12)
    .answer(getMapUserEdu, aCourseApplication({ price: 0, payment: null }));
  const { router } = draw(api);
  await screen.findByLabelText(/^우편번호/);
  expect(screen.getByRole('list', { name: '신청 단계' })).not.toHaveTextContent('결제');
  await consent();
  await apply();
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '확인' }));
  expect(await screen.findByText('교육 신청이 완료되었습니다.')).toBeInTheDocument();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/manager/edu/apply/done?userExaminationNo=12',
  );
});

test('typed values survive a reload, consents do not', async () => {
  const first = draw(ready());
  await userEvent.type(await screen.findByLabelText(/^요청 사항/), '창가 자리');
  await consent();
  first.unmount();
  draw(ready());
  expect(await screen.findByText(/작성하시던 내용을 불러왔습니다/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^요청 사항/)).toHaveValue('창가 자리');
  expect(screen.getByRole('checkbox', { name: /환불 기준을 확인/ })).not.toBeChecked();
});

test('an error of the API is shown at its field', async () => {
  const api = ready().refuse(postIntEdu, 'MALFORMED', {
    issues: [{ path: 'userAddress', message: '주소를 다시 확인해주세요.' }],
  });
  draw(api);
  await screen.findByLabelText(/^우편번호/);
  await consent();
  await apply();
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '확인' }));
  const alert = await screen.findByRole('alertdialog');
  await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.getByLabelText(/^주소/)).toHaveAccessibleDescription('주소를 다시 확인해주세요.'));
});

test('a course that has filled up meanwhile is rejected, and the page shows why', async () => {
  const api = ready().refuse(postIntEdu, 'APPLY_FULL');
  draw(api);
  await screen.findByLabelText(/^우편번호/);
  await consent();
  await apply();
  api.answer(getMapEdu, aCourse({ status: 'FULL', statusName: '정원마감', seatsLeft: 0, allowedActions: [] }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '확인' }));
  expect(await screen.findByText('정원이 마감되었습니다.')).toBeInTheDocument();
  expect(await screen.findByText(/정원이 모두 찼습니다/)).toBeInTheDocument();
});

test('no form if the API does not allow applications', async () => {
  draw(ready().answer(getMapEdu, aCourse({ status: 'CLOSED', allowedActions: [] })));
  expect(await screen.findByText('지금은 신청할 수 없습니다.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '신청하기' })).not.toBeInTheDocument();
});

describe('the payment', () => {
  const paying = () => new FakeApi().answer(getMapUserEdu, aHeldApplication());
  const query = '?educationNo=7&userExaminationNo=12';

  test('shows the deadline, uses the chosen method and opens the gateway once', async () => {
    const api = paying().answer(startPayment, {
      paymentNo: 31,
      amount: 80_000,
      checkoutUrl: '/api/payment/sandbox/31',
    });
    draw(api, query);
    expect(await screen.findByText('2026.11.20 (금) 11:00까지 결제해주세요.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^가상계좌/ }));
    await userEvent.dblClick(screen.getByRole('button', { name: '결제하기' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/payment/sandbox/31'));
    expect(leaveTo).toHaveBeenCalledTimes(1);
    expect(api.requestsOf(startPayment).map(({ input }) => input)).toEqual([
      { userExaminationNo: 12, payMethod: 'vbank' },
    ]);
  });

  test('if the gateway is down a message is shown, and the member can retry', async () => {
    draw(paying().refuse(startPayment, 'PAYMENT_GATEWAY_DOWN'), query);
    await userEvent.click(await screen.findByRole('button', { name: '결제하기' }));
    expect(
      await screen.findByText('결제 서비스에 연결하지 못했습니다. 잠시 후 다시 시도해주세요.'),
    ).toBeInTheDocument();
  });

  test('a paid application is not paid again', async () => {
    const { router } = draw(new FakeApi().answer(getMapUserEdu, aCourseApplication()), query);
    await screen.findByText('교육 신청이 완료되었습니다.');
    expect(router.state.location.pathname).toBe('/manager/edu/apply/done');
  });
});
