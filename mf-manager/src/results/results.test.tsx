import { screen, within } from '@testing-library/react';
import { fetchUserCertList, getListBoxUserExam } from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { toExamApplication } from '../parts/kind/applicationFromWire.ts';
import { anExamRow, aPass } from '../parts/testing/samples.ts';
import module from '../routes.tsx';
import { resultText } from './ResultCard.tsx';

const draw = (api: FakeApi) => renderInHost(module.routes, '/manager/exam/pass', { api, user: aMember() });

test('each exam shows its result, a passed one its certificate; cancelled ones are left out', async () => {
  const api = new FakeApi()
    .answer(
      getListBoxUserExam,
      listOfAll([
        anExamRow({ userExaminationNo: 1, status: 'PASSED', statusName: '합격', examinationName: '합격한 시험' }),
        anExamRow({ userExaminationNo: 2, status: 'FAILED', statusName: '불합격', examinationName: '떨어진 시험' }),
        anExamRow({
          userExaminationNo: 3,
          status: 'CANCELLED',
          statusName: '취소완료',
          examinationName: '취소한 시험',
        }),
      ]),
    )
    .answer(fetchUserCertList, listOfAll([aPass({ userExaminationNo: 1 })]));
  draw(api);
  const [passed, failed, ...more] = within(await screen.findByRole('list', { name: '시험 결과' })).getAllByRole(
    'listitem',
  );
  expect(passed).toHaveTextContent('합격하셨습니다.');
  expect(await within(passed as HTMLElement).findByText('미신청')).toBeInTheDocument();
  expect(failed).toHaveTextContent('합격 기준에 이르지 못했습니다.');
  expect(more).toEqual([]);
});

test.each([
  ['CONFIRMED', '2026-12-20T09:59:59+09:00', '아직 시험 전입니다. 결과는 2027.01.08 (금) 10:00에 발표합니다.'],
  ['CONFIRMED', '2026-12-20T10:00:00+09:00', '아직 발표 전입니다. 2027.01.08 (금) 10:00에 발표합니다.'],
  ['SAT', '2027-01-08T09:59:59+09:00', '아직 발표 전입니다. 2027.01.08 (금) 10:00에 발표합니다.'],
  ['SAT', '2027-01-08T10:00:00+09:00', '결과를 정리하고 있습니다. 잠시 후 다시 확인해주세요.'],
  ['ABSENT', '2026-12-21T10:00:00+09:00', '시험에 응시하지 않으셨습니다.'],
] as const)('%s at %s: %s', (status, now, text) =>
  expect(resultText(toExamApplication(anExamRow({ status })), new Date(now))).toBe(text),
);

test('without a result the page links to the exams', async () => {
  draw(new FakeApi().answer(getListBoxUserExam, listOfAll([])).answer(fetchUserCertList, listOfAll([])));
  expect(await screen.findByText('조회할 시험 결과가 없습니다.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '시험 신청하러 가기' })).toHaveAttribute('href', '/manager/exam/apply');
});
