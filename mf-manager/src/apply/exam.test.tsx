import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APPLY_CONSENT_VERSION } from '@portal/shared/contract/applyConsent';
import { downloadFile, uploadFile } from '@portal/shared/contract/common';
import {
  fetchUserCertList,
  getIntUserExamApply,
  getListBoxExam,
  getListBoxUserExam,
  getMapExam,
  getMapPassRates,
  getMapUserExam,
  postIntExam,
} from '@portal/shared/contract/manager';
import { fetchUser } from '@portal/shared/contract/user';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aCertificate, anExam, anExamApplication, aProfile } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

// jsdom cannot draw pictures; cropping is tested in a real browser.
jest.mock('../parts/photo/CropDialog.tsx', () => ({
  __esModule: true,
  default: ({ close }: { close: (photo: File) => void }) => (
    <div role="dialog" aria-label="사진 맞추기">
      <button onClick={() => close(new File(['jpeg'], 'photo.jpg', { type: 'image/jpeg' }))}>이 사진 사용</button>
    </div>
  ),
}));
const cut = async () => userEvent.click(await screen.findByRole('button', { name: '이 사진 사용' }));

const draw = (api: FakeApi, path: string) => renderInHost(module.routes, path, { api, user: aMember() });
const ready = () =>
  new FakeApi().answer(getMapExam, anExam()).answer(getIntUserExamApply, 0).answer(fetchUser, aProfile());
const write = '/manager/exam/apply/write?examinationNo=9';
const consent = async () => {
  for (const name of [/환불 기준을 확인/, /개인정보 수집/])
    await userEvent.click(screen.getByRole('checkbox', { name }));
};
const send = async () => {
  await consent();
  await userEvent.click(screen.getByRole('button', { name: '신청하기' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: '시험 신청 내용 확인' })).getByRole('button', { name: '확인' }),
  );
};

beforeEach(() => {
  sessionStorage.clear();
  // jsdom lacks both.
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});

test('the list shows the notice on private qualifications and opens both popups', async () => {
  draw(new FakeApi().answer(getListBoxExam, listOfAll([anExam()])), '/manager/exam/apply');
  expect(
    await screen.findByRole('link', { name: '2026년 제4회 외식경영관리사 2급 필기 시험 자세히 보고 신청하기' }),
  ).toHaveAttribute('href', '/manager/exam/apply/view?examinationNo=9');
  expect(screen.getByText(/공인자격이 아님/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '시험 안내' }));
  const info = await screen.findByRole('dialog', { name: '시험 안내' });
  for (const text of ['교육을 수료하신 분만', '정답과 채점 기준', '3년', '경찰', '일정을 바꿀 수 없습니다', '0점'])
    expect(info).toHaveTextContent(text);
  await userEvent.click(within(info).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: '응시 자격' }));
  const eligibility = await screen.findByRole('dialog', { name: '응시 자격' });
  for (const text of ['5년 이상', '85학점', '5학기', '2급 자격증', '6개월', '15학점', '1학기'])
    expect(eligibility).toHaveTextContent(text);
});

test('an exam shows all costs item by item, and when the results are announced', async () => {
  draw(ready(), '/manager/exam/apply/view?examinationNo=9');
  expect(
    await screen.findByText(
      '모두 235,000원 = 교육비 (집합교육) 80,000원 + 필기 응시료 80,000원 + 실기 응시료 60,000원 + 자격증 발급비 15,000원',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('2027.01.08 (금)')).toBeInTheDocument();
  expect(screen.getByText(/공인자격이 아님/)).toBeInTheDocument();
});

test('an exam shows the pass rates of former ones of its grade and part', async () => {
  const years = [
    { year: 2026, examinees: 1520, passed: 961 },
    { year: 2025, examinees: 20, passed: 20 },
  ];
  const api = ready().answer(getMapPassRates, { years });
  draw(api, '/manager/exam/apply/view?examinationNo=9');
  expect(await screen.findByText('2026년 63.2% (1,520명 응시), 2025년 100% (20명 응시)')).toBeInTheDocument();
  expect(api.requestsOf(getMapPassRates)).toMatchObject([{ input: { rating: 2, part: '필기' } }]);
});

test.each(['/manager/exam/apply/view?examinationNo=9', write])(
  '%s shows in place of 신청하기 that the course is not completed, with a link to the courses',
  async (path) => {
    draw(ready().answer(getMapExam, anExam({ eligible: false })), path);
    expect(await screen.findByText('2급 교육을 수료하신 뒤에 신청할 수 있습니다.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '교육 신청하러 가기' })).toHaveAttribute('href', '/manager/edu/apply');
    expect(screen.queryByText('신청하기')).not.toBeInTheDocument();
  },
);

test('the form is sent with the field names of the API and the uploaded photo', async () => {
  const api = ready()
    .answer(uploadFile, 'photos/1.jpg')
    .answerFile(downloadFile, new Blob(['jpeg']))
    .answer(postIntExam, 12)
    .answer(getMapUserExam, anExamApplication());
  draw(api, write);
  await userEvent.type(await screen.findByLabelText(/^영문 이름/), 'KIM HANBIT');
  await userEvent.upload(screen.getByLabelText(/^사진/), new File(['jpeg'], 'me.jpg', { type: 'image/jpeg' }));
  await cut();
  expect(await screen.findByRole('img', { name: '올린 응시자 사진' })).toHaveAttribute('src', 'blob:photo');
  // Only the member may read the file: it is requested with the token, which an <img> would not send.
  expect(api.requestsOf(downloadFile)).toMatchObject([
    { input: { path: 'photos/1.jpg' }, headers: { Authorization: expect.any(String) as string } },
  ]);
  await send();
  await screen.findByText('시험 신청이 완료되었습니다.');
  expect(api.requestsOf(postIntExam).map(({ input }) => input)).toEqual([
    {
      examinationNo: 9,
      enName: 'KIM HANBIT',
      postCode: '04595',
      userAddr: '서울특별시 중구 퇴계로 100',
      userAddr2: '201호',
      isDisorder: 1,
      memo: '',
      userProfile: 'photos/1.jpg',
      consents: ['refund', 'application'].map((item) => ({ item, version: APPLY_CONSENT_VERSION })),
    },
  ]);
});

test('the consent includes photo and English name, and health data is sent only with a consent of its own', async () => {
  const api = ready().answer(postIntExam, 12).answer(getMapUserExam, anExamApplication());
  draw(api, write);
  const section = (await screen.findByRole('heading', { name: '개인정보 수집·이용' })).closest('section');
  for (const item of [
    '한글 이름, 생년월일',
    '우편번호, 주소',
    '영문 이름 (선택)',
    '사진 (나중에 제출 가능)',
    '요청 사항 (선택)',
  ])
    expect(within(section as HTMLElement).getByText(item)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^필요합니다/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /민감정보/ }));
  await userEvent.type(screen.getByLabelText(/^필요한 편의 내용/), '큰 글씨 문제지');
  await send();
  await screen.findByText('시험 신청이 완료되었습니다.');
  expect(api.requestsOf(postIntExam)[0]?.input).toMatchObject({ isDisorder: 2, memo: '큰 글씨 문제지' });
});

test('without that consent no health data is sent', async () => {
  const api = ready().answer(postIntExam, 12).answer(getMapUserExam, anExamApplication());
  draw(api, write);
  await userEvent.click(await screen.findByRole('radio', { name: /^필요합니다/ }));
  await send();
  await screen.findByText('시험 신청이 완료되었습니다.');
  expect(api.requestsOf(postIntExam)[0]?.input).toMatchObject({ memo: '' });
});

describe('a member who already has what is being paid for', () => {
  const holder = () =>
    ready()
      .answer(fetchUserCertList, listOfAll([aCertificate()]))
      .answer(getListBoxUserExam, listOfAll([]))
      .answer(postIntExam, 12)
      .answer(getMapUserExam, anExamApplication());
  const ask = async () => {
    await screen.findByLabelText(/^영문 이름/);
    await consent();
    await userEvent.click(screen.getByRole('button', { name: '신청하기' }));
    return screen.findByRole('alertdialog');
  };

  test('reads of the certificate before typing', async () => {
    draw(holder(), write);
    expect(await screen.findByText('유효한 2급 자격증(2026-2-48150-92361)을 이미 가지고 계십니다.')).toBeVisible();
  });

  test('must confirm before anything is sent, and no keeps the form', async () => {
    const { api } = draw(holder(), write);
    const question = await ask();
    expect(question).toHaveTextContent(
      '유효한 2급 자격증(2026-2-48150-92361)을 이미 가지고 계십니다. 그래도 신청하고 80,000원을 결제하시겠습니까?',
    );
    await userEvent.click(within(question).getByRole('button', { name: '아니오' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.requestsOf(postIntExam)).toEqual([]);
  });

  test('may confirm and continue', async () => {
    const { api } = draw(holder(), write);
    await userEvent.click(within(await ask()).getByRole('button', { name: '예, 신청합니다' }));
    const dialog = await screen.findByRole('dialog', { name: '시험 신청 내용 확인' });
    await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
    await screen.findByText('시험 신청이 완료되었습니다.');
    expect(api.requestsOf(postIntExam)).toHaveLength(1);
  });

  test('needs no confirmation for a free exam', async () => {
    const { api } = draw(holder().answer(getMapExam, anExam({ price: 0 })), write);
    await screen.findByLabelText(/^영문 이름/);
    await send();
    await screen.findByText('시험 신청이 완료되었습니다.');
    expect(api.requestsOf(fetchUserCertList)).toEqual([]);
  });
});

test('a rejected photo is explained at its field', async () => {
  draw(ready().refuse(uploadFile, 'FILE_REJECTED'), write);
  const field = await screen.findByLabelText(/^사진/);
  await userEvent.upload(field, new File(['text'], 'me.jpg', { type: 'image/jpeg' }));
  await cut();
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('올릴 수 없는 파일입니다.')));
});

test('a photo that cannot be loaded stays part of the form, with a message', async () => {
  const api = ready().answer(uploadFile, 'photos/1.jpg').refuse(downloadFile, 'NOT_FOUND');
  draw(api, write);
  await userEvent.upload(await screen.findByLabelText(/^사진/), new File(['jpeg'], 'me.jpg', { type: 'image/jpeg' }));
  await cut();
  expect(await screen.findByText('사진을 불러오지 못했습니다.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '사진 지우기' })).toBeInTheDocument();
});

test('a member without the completed course gets a message and loses no typed value', async () => {
  draw(ready().refuse(postIntExam, 'APPLY_NOT_ELIGIBLE'), write);
  await userEvent.type(await screen.findByLabelText(/^요청 사항/), '앞자리');
  await send();
  expect(await screen.findByText('같은 급수의 교육을 수료한 후 응시할 수 있습니다.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^요청 사항/)).toHaveValue('앞자리');
});

test('an English name in other letters is an error at its field', async () => {
  const { api } = draw(ready(), write);
  await userEvent.type(await screen.findByLabelText(/^영문 이름/), '김한빛');
  await consent();
  await userEvent.click(screen.getByRole('button', { name: '신청하기' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^영문 이름/)).toHaveAccessibleDescription(
      expect.stringContaining('로마자로 입력해주세요'),
    ),
  );
  expect(api.requestsOf(postIntExam)).toEqual([]);
});

test('without a photo the form is accepted, and the next page shows the deadline for one', async () => {
  const missing = { state: 'missing', dueAt: '2026-12-18T00:00:00+09:00', reason: '' } as const;
  const api = ready()
    .answer(postIntExam, 12)
    .answer(getMapUserExam, anExamApplication({ photo: missing, allowedActions: ['addPhoto'] }));
  draw(api, write);
  await screen.findByLabelText(/^영문 이름/);
  await send();
  expect(await screen.findByText(/2026\.12\.17 \(목\) 24:00까지 위에서 사진을 올려주세요/)).toBeInTheDocument();
  expect(api.requestsOf(postIntExam)[0]?.input).toMatchObject({ userProfile: '' });
});
