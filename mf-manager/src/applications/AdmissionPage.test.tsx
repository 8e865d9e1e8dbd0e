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

test('an upcoming exam without accepted documents links to them, and says that the ticket waits for them', async () => {
  const coming = anExamApplication({ allowedActions: [], examDate: '2026-11-28' });
  draw(new FakeApi().answer(getListBoxUserExam, listOfAll([coming])));
  expect(await screen.findByText('응시 자격 증빙이 인정되면 출력하실 수 있습니다.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /응시 자격 증빙 확인하기$/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/manager/exam/register/view?userExaminationNo='),
  );
  expect(screen.queryByText('출력할 수 있는 수험표가 없습니다.')).not.toBeInTheDocument();
});
