import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeApplicants,
  officeCheckOffering,
  officeOffering,
  officeOfferings,
  officeOverview,
  officePublishOffering,
  officeUnpublishOffering,
  type ExamForm,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../../routes.tsx';
import type { OfferingDetail } from '../kind/kinds.ts';
import { anOffering } from '../testing/offering.ts';

const exam: ExamForm = {
  version: 'seen',
  examinationName: '외식경영관리사 2급',
  rating: 2,
  part: '필기',
  year: 2026,
  rounds: 4,
  examDate: '2026-12-10',
  time: '10:00',
  endTime: '',
  passDate: '2026-12-24',
  passTime: '10:00',
  address: '서울특별시 중구 한빛로 27',
  address2: '',
  capacity: 30,
  price: 50_000,
  applyStartDay: '2026-10-26',
  applyStartTime: '09:00',
  applyEndDay: '2026-12-06',
  applyEndTime: '18:00',
  reStartDate: '2026-10-26',
  reEndDate: '2026-12-09',
  percent: 100,
  reStartDate2: '2026-12-10',
  reEndDate2: '2026-12-10',
  percent2: 80,
  contactPhone: '',
  content: '',
  files: [],
};

function open(changes: Partial<OfferingDetail>, path = '/office/exams/view?offeringNo=7') {
  const offering = anOffering({ taken: 0, applicants: 0, exam, ...changes });
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answer(officeOffering, offering)
    .answer(officeOfferings, listOfAll([offering]))
    .answer(officeApplicants, listOfAll([]))
    .answer(officeCheckOffering, [])
    .answer(officePublishOffering, 1)
    .answer(officeUnpublishOffering, 1);
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

test('a draft says that nobody sees it, and is published as it was seen, after a question that says from when', async () => {
  const api = open({ isDraft: true, allowedActions: [] });
  expect(await screen.findByText('초안입니다. 방문자에게 보이지 않습니다')).toBeInTheDocument();
  expect(screen.queryByText('접수마감')).toBeNull();
  expect(screen.queryByRole('heading', { name: '신청자' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '게시하기' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('지금 게시되');
  await userEvent.click(within(question).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.requestsOf(officePublishOffering)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '게시하기' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '게시하기' }));
  await waitFor(() =>
    expect(api.requestsOf(officePublishOffering)[0]?.input).toEqual({ kind: 'exam', offeringNo: 7, version: 'seen' }),
  );
});

test('a draft whose hall has been taken since is published once that is confirmed', async () => {
  const api = open({ isDraft: true, allowedActions: [] });
  api.answer(officeCheckOffering, [{ question: 'HALL_TAKEN', message: '센텀교육센터: 봄 과정' }]);
  const press = async () => {
    await userEvent.click(await screen.findByRole('button', { name: '게시하기' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '게시하기' }));
    return screen.findByRole('dialog', { name: '게시하기 전에 확인해주세요' });
  };
  await userEvent.click(within(await press()).getByText('닫기'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requestsOf(officePublishOffering)).toEqual([]);
  await userEvent.click(within(await press()).getByRole('button', { name: '이대로 게시' }));
  await waitFor(() =>
    expect(api.requestsOf(officePublishOffering)[0]?.input).toMatchObject({ confirmed: ['HALL_TAKEN'] }),
  );
});

test('an offering published too early becomes a draft again, with a reason', async () => {
  const api = open({ isDraft: false, allowedActions: ['open', 'callOff'] });
  await userEvent.click(await screen.findByRole('button', { name: '초안으로 되돌리기' }));
  const dialog = await screen.findByRole('dialog', { name: '초안으로 되돌리기' });
  await userEvent.type(within(dialog).getByRole('textbox'), '날짜가 틀림');
  await userEvent.click(within(dialog).getByRole('button', { name: '초안으로 되돌리기' }));
  await waitFor(() =>
    expect(api.requestsOf(officeUnpublishOffering)[0]?.input).toMatchObject({ offeringNo: 7, reason: '날짜가 틀림' }),
  );
});

test.each([
  ['somebody has applied', { isDraft: false, taken: 1 }],
  ['the API does not know of drafts', {}],
])('where %s it cannot become a draft again', async (_title, changes) => {
  open({ allowedActions: ['open', 'callOff'], ...changes });
  expect(await screen.findByRole('button', { name: '시험 취소' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '초안으로 되돌리기' })).toBeNull();
});

test('the list marks drafts and has a filter for them', async () => {
  const api = open({ isDraft: true }, '/office/exams');
  expect(within(await screen.findByRole('table')).getByText('초안')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('상태'), '초안');
  await waitFor(() => expect(api.requestsOf(officeOfferings).at(-1)?.input).toMatchObject({ isDraft: true }));
  expect(api.requestsOf(officeOfferings).at(-1)?.input).not.toHaveProperty('status');
});
