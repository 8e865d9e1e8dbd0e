import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBoxUserExam, getMapUserExam } from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { anExamApplication } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

const draw = (api: FakeApi) => renderInHost(module.routes, '/manager/exam/admission', { api, user: aMember() });

test('offers the tickets that the API allows; a ticket has everything that staff and applicant need', async () => {
  const api = new FakeApi()
    .answer(
      getListBoxUserExam,
      listOfAll([
        anExamApplication(),
        anExamApplication({
          userExaminationNo: 13,
          allowedActions: [],
          examinationName: '지난 시험',
          examDate: '2025-12-20',
        }),
      ]),
    )
    .answer(getMapUserExam, anExamApplication());
  draw(api);
  await userEvent.click(await screen.findByRole('button', { name: '수험표' }));
  expect(screen.queryByText(/지난 시험/)).not.toBeInTheDocument();
  const ticket = await screen.findByRole('dialog', { name: '수험표' });
  const texts = [
    '2026년 제4회',
    '26-04-00017',
    '2급 필기',
    '사진 없음',
    'KIM HANBIT',
    '김한빛',
    '1966.03.02',
    '2026.12.20 (일) 10:00',
    '09:40까지',
    '서울특별시 중구 한빛로 27 한빛외식회관 3층',
    '2027.01.08 (금) 10:00',
    '취소 시 100% 환불',
    '취소 시 80% 환불',
    '컴퓨터용 사인펜',
    '20분 전',
    '전자기기',
    '5년',
  ];
  for (const text of texts) expect(ticket).toHaveTextContent(text);
  expect(within(ticket).getByRole('img', { name: /QR 코드/ })).toBeInTheDocument();
  expect(within(ticket).getByRole('button', { name: '인쇄' })).toBeInTheDocument();
});

test('without a ticket the page links to the exams', async () => {
  draw(new FakeApi().answer(getListBoxUserExam, listOfAll([])));
  expect(await screen.findByText('출력할 수 있는 수험표가 없습니다.')).toBeInTheDocument();
});

const MISSING_PHOTO = { state: 'missing', dueAt: '2026-12-18T00:00:00+09:00', reason: '' } as const;
const HAS_PHOTO = { ...MISSING_PHOTO, state: 'given' } as const;

test.each([
  ['NONE', HAS_PHOTO, '증빙 서류 내기', '2026.12.10 (목)까지 내주세요.'],
  ['SUBMITTED', HAS_PHOTO, '응시 자격 증빙 확인하기', '협회에서 확인하고 있습니다. 인정되면 수험표가 나옵니다.'],
  ['RETURNED', MISSING_PHOTO, '증빙 서류와 사진 올리기', '2026.12.10 (목)까지 다시 내주세요.'],
  ['SUBMITTED', MISSING_PHOTO, '사진 올리기', '2026.12.17 (목) 24:00까지 올려주세요.'],
  ['SUBMITTED', MISSING_PHOTO, '사진 올리기', '협회에서 확인하고 있습니다.'],
  ['ACCEPTED', MISSING_PHOTO, '사진 올리고 수험표 받기', '2026.12.17 (목) 24:00까지 올려주세요.'],
] as const)('documents %s: the card names all that the ticket lacks', async (state, photo, label, words) => {
  const coming = anExamApplication({
    allowedActions: photo === MISSING_PHOTO ? ['addPhoto'] : [],
    photo,
    evidence: { state, dueDay: '2026-12-10' },
  });
  draw(new FakeApi().answer(getListBoxUserExam, listOfAll([coming])));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: new RegExp(`${label}$`) })).toHaveAttribute(
    'href',
    expect.stringContaining('/manager/exam/register/view?userExaminationNo='),
  );
  expect(screen.queryByText('출력할 수 있는 수험표가 없습니다.')).not.toBeInTheDocument();
});

test.each([
  ['2026-12-20', 1],
  ['2026-11-08', 0],
])('documents are asked for by an exam of %s: %s times', async (examDate, times) => {
  const evidence = { state: 'RETURNED', dueDay: '2026-11-01' } as const;
  const api = new FakeApi().answer(getMapUserExam, anExamApplication({ examDate, evidence }));
  renderInHost(module.routes, '/manager/exam/register/view?userExaminationNo=12', { api, user: aMember() });
  await screen.findByText('신청 정보');
  expect(screen.queryAllByRole('heading', { name: '응시 자격' })).toHaveLength(times);
});
