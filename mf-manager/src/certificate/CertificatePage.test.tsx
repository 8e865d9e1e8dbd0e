import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { educationCode } from '@portal/shared/contract/common';
import {
  fetchUserCertList,
  getMapTariff,
  patchIntCertificateAccount,
  patchIntCertificateAddress,
  patchIntCertificateCancel,
  upsertCertificate,
  type CertificateItem,
} from '@portal/shared/contract/manager';
import { fetchUser } from '@portal/shared/contract/user';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aCertificate, aPass, aProfile } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

const api = (...items: CertificateItem[]) =>
  new FakeApi().answer(fetchUserCertList, listOfAll(items)).answer(fetchUser, aProfile());
const draw = (answers: FakeApi) =>
  renderInHost(module.routes, '/manager/exam/certificate', {
    api: answers,
    user: aMember({ name: '김한빛', userPhone: '01012345678' }),
  });
const inputsOf = (answers: FakeApi, call: Parameters<FakeApi['requestsOf']>[0]) =>
  answers.requestsOf(call).map(({ input }) => input);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the popup', () => {
  test('is prefilled for a pass, with exam and name read-only; it shows fee, account and due date, and confirms with 접수되었습니다.', async () => {
    const certificate = { item: 'certificate' as const, itemName: '자격증 발급비', amount: 18_000, next: null };
    const answers = api(aPass())
      .answer(upsertCertificate, 7)
      .answer(getMapTariff, { items: [certificate] });
    draw(answers);
    await press('발급 신청');
    const popup = await screen.findByRole('dialog', { name: '자격증 발급 신청' });
    const field = (name: RegExp) => within(popup).getByLabelText(name);
    expect(field(/시험명/)).toHaveValue('외식경영관리사 2급 실기');
    expect(field(/시험명/)).toHaveAttribute('readonly');
    expect(field(/^이름/)).toHaveValue('김한빛');
    expect(field(/^이름/)).toHaveAttribute('readonly');
    expect(field(/휴대폰 번호/)).toHaveValue('01012345678');
    await within(popup).findByText(/수수료 18,000원/);
    for (const text of ['18,000원', '한빛은행', '100-2026-555010', '입금 기한', '우편'])
      expect(popup).toHaveTextContent(text);
    // Without a certificate, none becomes invalid.
    expect(popup).not.toHaveTextContent('무효');
    await userEvent.clear(field(/휴대폰 번호/));
    await userEvent.type(field(/휴대폰 번호/), '010-99a99-8888');
    expect(field(/휴대폰 번호/)).toHaveValue('01099998888');
    await userEvent.click(within(popup).getByRole('button', { name: '신청' }));
    expect(await screen.findByText('접수되었습니다.')).toBeInTheDocument();
    expect(inputsOf(answers, upsertCertificate)).toEqual([
      {
        userExaminationNo: 12,
        certName: '외식경영관리사 2급 실기',
        userName: '김한빛',
        userPhone: '01099998888',
        postCode: '04595',
        userAddress: '서울특별시 중구 퇴계로 100',
        userAddress2: '201호',
        fee: 18_000,
        count: 1,
      },
    ]);
  });

  test("for an exam passed earlier requires the exam's name, and shows errors in the wording of the specification", async () => {
    const answers = api().answer(upsertCertificate, 7);
    draw(answers);
    await press('예전 시험 합격자 신청');
    const popup = await screen.findByRole('dialog', { name: '자격증 발급 신청' });
    await userEvent.clear(within(popup).getByLabelText(/휴대폰 번호/));
    await userEvent.click(within(popup).getByRole('button', { name: '신청' }));
    expect((await within(popup).findAllByText('시험명을 입력해 주세요.')).length).toBeGreaterThan(0);
    expect(within(popup).getAllByText('이름을 입력해주세요').length).toBeGreaterThan(0);
    expect(within(popup).getAllByText('휴대폰 번호를 입력해주세요').length).toBeGreaterThan(0);
    expect(inputsOf(answers, upsertCertificate)).toEqual([]);
  });

  test('for an exam passed earlier names the certificates that the member holds already', async () => {
    draw(api(aCertificate()));
    await screen.findByRole('button', { name: '재발급 신청' });
    await press('예전 시험 합격자 신청');
    const popup = await screen.findByRole('dialog', { name: '자격증 발급 신청' });
    expect(popup).toHaveTextContent(`이미 발급된 자격증: ${aCertificate().certName}`);
  });

  test('for a valid certificate requests a reissue', async () => {
    const answers = api(aCertificate()).answer(upsertCertificate, 8);
    draw(answers);
    await press('재발급 신청');
    const popup = await screen.findByRole('dialog', { name: '자격증 재발급 신청' });
    expect(popup).toHaveTextContent('지금 자격증(2026-2-48150-92361)은 무효가 되어');
    expect(within(popup).getByLabelText(/^주소/)).toHaveValue('서울특별시 중구 퇴계로 100');
    expect(popup).toHaveTextContent('영업일로 3일 안');
    await userEvent.click(within(popup).getByRole('button', { name: '신청' }));
    await waitFor(() =>
      expect(inputsOf(answers, upsertCertificate)).toMatchObject([{ certificateNo: 5, userExaminationNo: 12 }]),
    );
  });
});

test.each([
  [
    '입금 기한(2026.11.20 (금) 24:00)이 지났습니다.',
    { status: 'AWAITING_TRANSFER', statusName: '입금대기', dueAt: '2026-11-21T00:00:00+09:00' },
  ],
  ['기한 안에 입금하셨다면 다시 신청하지 마시고', { status: 'EXPIRED', statusName: '입금기한만료' }],
  [
    '취소하신 신청입니다. 수수료 15,000원을 돌려드립니다.',
    { status: 'CANCELLED', statusName: '신청취소', feeOwed: 15_000 },
  ],
] as const)('a late fee: %s', async (words, changes) => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00+09:00'), advanceTimers: true });
  draw(api(aPass({ certificateNo: 5, fee: 15_000, allowedActions: [], ...changes })));
  expect(await screen.findByText(new RegExp(words.replaceAll(/[().]/g, '.')))).toBeInTheDocument();
  jest.useRealTimers();
});

test('the fee of an expired request is refunded to the account that the member names', async () => {
  const late = { certificateNo: 5, status: 'EXPIRED', statusName: '입금기한만료', feeOwed: 15_000 } as const;
  draw(api(aPass({ ...late, allowedActions: ['requestCertificate', 'nameFeeAccount'] })));
  expect(
    await screen.findByText(/끝난 신청입니다\. 수수료 15,000원을 돌려드립니다\. 받으실 계좌를/),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '받을 계좌 등록' })).toBeInTheDocument();
});

test('while the fee is awaited the card shows account and deadline, and the request can be withdrawn', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00+09:00'), advanceTimers: true });
  const waiting = aPass({
    certificateNo: 5,
    status: 'AWAITING_TRANSFER',
    statusName: '입금대기',
    fee: 15_000,
    dueAt: '2026-11-28T00:00:00+09:00',
    allowedActions: ['cancelCertificate'],
  });
  const answers = api(waiting).answer(patchIntCertificateCancel, 1);
  draw(answers);
  const [card] = within(await screen.findByRole('list', { name: '자격증 발급 목록' })).getAllByRole('listitem');
  expect(card).toHaveTextContent(
    '2026.11.27 (금) 24:00까지 한빛은행 100-2026-555010 (예금주 한빛외식업협회)로 15,000원을 입금해주세요.',
  );
  expect(screen.getByRole('button', { name: '계좌번호 복사' })).toBeVisible();
  await press('신청 취소');
  await press('예, 취소합니다');
  await waitFor(() => expect(inputsOf(answers, patchIntCertificateCancel)).toEqual([{ certificateNo: 5 }]));
  jest.useRealTimers();
});

test('the fee of a rejected request is refunded to the account that the member names', async () => {
  const rejected = aPass({
    certificateNo: 5,
    status: 'REJECTED',
    statusName: '발급반려',
    reason: '증빙이 없습니다.',
    feeOwed: 15_000,
    allowedActions: ['nameFeeAccount'],
  });
  const answers = api(rejected).answer(patchIntCertificateAccount, 1).answer(educationCode, []);
  draw(answers);
  expect(await screen.findByText(/사유: 증빙이 없습니다\..*받으실 계좌를 알려주세요\./)).toBeInTheDocument();
  await press('받을 계좌 등록');
  await userEvent.type(await screen.findByLabelText(/예금주/), '김한빛');
  await userEvent.type(screen.getByLabelText(/은행명/), '한빛은행');
  await userEvent.type(screen.getByLabelText(/계좌번호/), '110-234');
  await press('계좌 등록');
  await waitFor(() =>
    expect(inputsOf(answers, patchIntCertificateAccount)).toEqual([
      { certificateNo: 5, accountName: '김한빛', bank: '한빛은행', account: '110234' },
    ]),
  );
});

test('a certificate shows number, name, grade and the code for its verification, and prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  draw(api(aCertificate()));
  await press('자격증');
  const dialog = await screen.findByRole('dialog', { name: '자격증' });
  const texts = [
    '제 2026-2-48150-92361 호',
    '외식경영관리사 2급',
    '김한빛',
    '1966.03.02',
    '2026년 11월 10일',
    '공인자격이 아님',
  ];
  for (const text of texts) expect(dialog).toHaveTextContent(text);
  expect(within(dialog).getByRole('img', { name: /QR 코드/ })).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: '인쇄' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a request without an address asks for it, and a posted card links to its carrier', async () => {
  const issued = aCertificate({ allowedActions: ['nameAddress'], post: null, sending: null });
  const sent = aCertificate({
    certificateNo: 6,
    certName: '외식경영관리사 1급',
    status: 'SENT',
    statusName: '발송완료',
    allowedActions: [],
    sending: {
      sentAt: '2026-11-20T12:00:00+09:00',
      carrierName: '우체국',
      trackingNumber: '6012345678901',
      url: 'https://service.epost.go.kr/trace?sid1=6012345678901',
    },
  });
  const answers = api(issued, sent).answer(patchIntCertificateAddress, 1);
  draw(answers);
  expect(await screen.findByText(/카드를 받으실 주소를 입력해주세요/)).toBeInTheDocument();
  expect(screen.getByRole('list', { name: '자격증 발급 목록' })).toHaveTextContent('우체국 6012345678901');
  expect(screen.getByRole('link', { name: /배송 조회/ })).toHaveAttribute('href', sent.sending?.url);
  await press('받을 주소 입력');
  const popup = await screen.findByRole('dialog', { name: '자격증 받을 주소' });
  await userEvent.clear(within(popup).getByLabelText(/^주소/));
  await userEvent.click(within(popup).getByRole('button', { name: '주소 저장' }));
  expect(within(popup).getByLabelText(/^주소/)).toHaveAccessibleDescription('주소를 입력해주세요.');
  await userEvent.type(within(popup).getByLabelText(/^주소/), '부산광역시 해운대구 우동 1');
  await userEvent.click(within(popup).getByRole('button', { name: '주소 저장' }));
  await waitFor(() =>
    expect(inputsOf(answers, patchIntCertificateAddress)).toEqual([
      { certificateNo: 5, postCode: '04595', userAddress: '부산광역시 해운대구 우동 1', userAddress2: '201호' },
    ]),
  );
});
