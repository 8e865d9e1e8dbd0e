import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBranch } from '@portal/shared/contract/branch';
import {
  officeApplicants,
  officeCheckCourse,
  officeOffering,
  officeOfferingChoices,
  officeOverview,
  officeSaveCourse,
  officeUploadOfferingFile,
  type CourseForm,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../../routes.tsx';
import { aCourseForm, anOffering } from '../testing/offering.ts';

const course = aCourseForm();

const offering = (changes: Partial<CourseForm> = {}) =>
  anOffering({ kind: 'education', title: course.title, applicants: 3, course: { ...course, ...changes } });

const plan = { path: 'uploads/plan.pdf', fileName: '일정표.pdf', size: 2048 };
const map = { path: 'uploads/map.png', fileName: '약도.png', size: 512 };

const HALL = {
  hallNo: 4,
  name: '센텀교육센터',
  address: '부산광역시 해운대구 센텀중앙로 79',
  address2: '5층 501호',
  seats: 40,
};
const LECTURER = {
  lecturerNo: 6,
  name: '나원가',
  subjects: '원가관리',
  contractFrom: '2026-01-01',
  contractUntil: '2026-12-31',
};

interface Opened {
  keepDraft?: boolean;
  now?: Partial<CourseForm>;
  query?: string;
}

function open({ keepDraft = false, now = {}, query = 'offeringNo=7' }: Opened = {}) {
  if (!keepDraft) sessionStorage.clear();
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answer(getListBranch, [])
    .answer(officeOffering, offering(now))
    .answer(officeApplicants, listOfAll([]))
    .answer(officeOfferingChoices, { halls: [HALL], lecturers: [LECTURER] })
    .answer(officeCheckCourse, [])
    .answer(officeSaveCourse, 7);
  return renderInHost(routes.routes, `/office/courses/write?${query}`, {
    user: aMember({ userRole: 'employee' }),
    api,
  });
}
const type = async (label: string, value: string) => {
  const field = await screen.findByLabelText(new RegExp(label));
  await userEvent.clear(field);
  await userEvent.paste(value);
};
const save = (name = '저장') => userEvent.click(screen.getByRole('button', { name }));

test("a colleague's change is shown, the typed values stay, and the next attempt is based on it", async () => {
  const { api, router } = open();
  await type('상세 장소', '7층');
  api
    .refuse(officeSaveCourse, 'EDITED_MEANWHILE')
    .answer(officeOffering, offering({ version: 'second', capacity: 40 }));
  await save();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('그사이 다른 직원이 고쳤습니다');
  expect(alert).toHaveTextContent('정원 (명)40');
  expect(screen.getByLabelText(/상세 장소/)).toHaveValue('7층');

  api.answer(officeSaveCourse, 7);
  await save('내 내용으로 저장');
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/courses/view'));
  const sent = api.requestsOf(officeSaveCourse).map(({ input }) => input['course']);
  expect(sent).toMatchObject([
    { version: 'first', address2: '7층' },
    { version: 'second', address2: '7층' },
  ]);
});

test('an employee who types on after a conflict keeps the focus in the field', async () => {
  const { api } = open();
  await type('상세 장소', '7층');
  api
    .refuse(officeSaveCourse, 'EDITED_MEANWHILE')
    .answer(officeOffering, offering({ version: 'second', capacity: 40 }));
  await save();
  expect(await screen.findByRole('alert')).toHaveFocus();
  await type('상세 장소', '8층 큰방');
  expect(screen.getByLabelText(/상세 장소/)).toHaveFocus();
  expect(screen.getByLabelText(/상세 장소/)).toHaveValue('8층 큰방');
});

test('a draft stores the version it was based on, so that a save after a reload still reports the conflict', async () => {
  const { unmount } = open();
  await type('상세 장소', '7층');
  unmount();
  const { api } = open({ keepDraft: true, now: { version: 'second', capacity: 40 } });
  await waitFor(async () => expect(await screen.findByLabelText(/상세 장소/)).toHaveValue('7층'));
  await save();
  await waitFor(() =>
    expect(api.requestsOf(officeSaveCourse)[0]?.input['course']).toMatchObject({ version: 'first', address2: '7층' }),
  );
});

test('the preview shows what members will see, with the current text next to each change', async () => {
  open();
  await type('정원', '45');
  await userEvent.click(screen.getByRole('button', { name: '미리 보기' }));
  const dialog = await screen.findByRole('dialog', { name: '미리 보기' });
  expect(within(dialog).getByRole('heading', { name: course.title })).toBeInTheDocument();
  expect(dialog).toHaveTextContent('45명지금: 30명');
  expect(dialog).toHaveTextContent('이미 신청한 3건');
  expect(dialog).toHaveTextContent('봄에 여는 과정입니다.');
});

test('each field missing in a new course is named, in the order of the form', async () => {
  open({ query: '' });
  await userEvent.click(await screen.findByRole('button', { name: '초안으로 저장' }));
  const summary = await screen.findByRole('alert', { name: '입력 내용 확인' });
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '교육명을 입력해주세요.',
    '교육일을 입력해주세요.',
    '마지막 날: 교육의 마지막 날을 입력해주세요.',
    '장소를 입력해주세요.',
    '정원 (명): 정원을 숫자로 입력해주세요.',
    '금액 (원): 금액을 숫자로 입력해주세요. 무료이면 0을 입력합니다.',
    '신청 시작일을 입력해주세요.',
    '신청 마감일을 입력해주세요.',
    '첫째 기간 첫날: 첫째 환불 기간의 첫날을 입력해주세요.',
    '첫째 기간 마지막 날: 첫째 환불 기간의 마지막 날을 입력해주세요.',
    '둘째 기간 첫날: 둘째 환불 기간의 첫날을 입력해주세요.',
    '둘째 기간 마지막 날: 둘째 환불 기간의 마지막 날을 입력해주세요.',
  ]);
});

test('only an online course has a classroom URL, and only a classroom course an end time', async () => {
  open();
  expect(await screen.findByLabelText(/끝나는 시각/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/강의실 주소/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(/종류/), '온라인교육');
  expect(await screen.findByLabelText(/강의실 주소/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/끝나는 시각/)).toBeNull();
});

test('files are added, ordered and removed, and an error names the file and the cause', async () => {
  const { api } = open({ now: { files: [plan] } });
  const field = await screen.findByLabelText(/첨부파일/);
  api.answers(officeUploadOfferingFile, map);
  await userEvent.upload(field, new File(['png'], map.fileName));
  await userEvent.click(await screen.findByRole('button', { name: '약도.png 위로 옮기기' }));
  api.refuse(officeUploadOfferingFile, 'FILE_REJECTED');
  await userEvent.upload(field, new File(['?'], '이상한.pdf'));
  expect(await screen.findByText(/‘이상한.pdf’/)).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: '미리 보기' }));
  const dialog = await screen.findByRole('dialog', { name: '미리 보기' });
  const shown = within(within(dialog).getByRole('list', { name: '첨부파일' })).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('약도.png'),
    expect.stringContaining('일정표.pdf'),
  ]);
  await userEvent.click(within(dialog).getByText('닫기'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: '일정표.pdf 삭제' }));
  await save();
  await waitFor(() =>
    expect(api.requestsOf(officeSaveCourse)[0]?.input['course']).toMatchObject({ files: [map], version: 'first' }),
  );
});

test("a colleague's change of the files is reported like that of a field", async () => {
  const { api } = open({ now: { files: [map] } });
  await type('상세 장소', '7층');
  api
    .refuse(officeSaveCourse, 'EDITED_MEANWHILE')
    .answer(officeOffering, offering({ version: 'second', files: [map, plan] }));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('첨부파일약도.png, 일정표.pdf');
});

test('a copy has the files of its source but not its days, which are shown next to the fields', async () => {
  const { api } = open({ now: { files: [plan] }, query: 'copyOf=7' });
  expect(await screen.findByRole('button', { name: '일정표.pdf 삭제' })).toBeInTheDocument();
  expect(screen.getByLabelText(/교육명/)).toHaveValue(course.title);
  const day = screen.getByRole('textbox', { name: /^교육일/ });
  expect(day).toHaveValue('');
  expect(day).toHaveAccessibleDescription(/복사한 것은 2027\.03\.10 \(수\)입니다/);
  await save('초안으로 저장');
  expect(await screen.findByRole('alert', { name: '입력 내용 확인' })).toHaveTextContent('교육일을 입력해주세요.');
  await typeDays(DAYS);
  await save('초안으로 저장');
  await waitFor(() => expect(api.requestsOf(officeSaveCourse)[0]?.input).not.toHaveProperty('educationNo'));
  expect(api.requestsOf(officeSaveCourse)[0]?.input).toMatchObject({
    course: { files: [plan], eduDate: '2027-06-09' },
    isDraft: true,
  });
});

const typeDays = async (days: Record<string, string>) => {
  for (const [label, value] of Object.entries(days)) {
    await userEvent.click(await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' }));
    await userEvent.paste(value);
  }
};
const DAYS = { 교육일: '2027-06-09', '신청 시작일': '2027-05-01', '신청 마감일': '2027-06-01' };

test('the refund windows follow from the terms until the employee types others', async () => {
  open({ query: '' });
  await typeDays({ '둘째 기간 마지막 날': '2027-06-10', ...DAYS });
  expect(screen.getByRole('textbox', { name: /^마지막 날/ })).toHaveValue('27.06.09');
  expect(screen.getByRole('textbox', { name: /^첫째 기간 첫날/ })).toHaveValue('27.05.01');
  expect(screen.getByRole('textbox', { name: /^첫째 기간 마지막 날/ })).toHaveValue('27.06.08');
  expect(screen.getByRole('textbox', { name: /^둘째 기간 첫날/ })).toHaveValue('27.06.09');
  expect(screen.getByRole('textbox', { name: /^둘째 기간 마지막 날/ })).toHaveValue('27.06.10');
});

test('an invalid day is an error at its field, and not taken for an empty one', async () => {
  const { api } = open({ now: {} });
  const lastDay = await screen.findByRole('textbox', { name: /^둘째 기간 마지막 날/ });
  await userEvent.clear(lastDay);
  await userEvent.type(lastDay, '27.13.40{Enter}');
  expect(await screen.findByRole('alert', { name: '입력 내용 확인' })).toHaveTextContent(
    '날짜 형식이 올바르지 않습니다.',
  );
  await userEvent.click(screen.getByRole('link', { name: /날짜 형식이 올바르지 않습니다/ }));
  expect(lastDay).toHaveFocus();
  expect(api.requestsOf(officeSaveCourse)).toEqual([]);
});

test('a course that refunds less than the terms promise is stored only with a reason', async () => {
  const { api } = open({ now: { percent: 70 } });
  await screen.findByLabelText(/교육명/);
  await save();
  const question = { name: '환불 기간이 이용약관 제16조와 다릅니다' };
  const dialog = within(await screen.findByRole('dialog', question));
  expect(dialog.getByText(/2026\.11\.01 \(일\)에는 70%입니다/)).toBeInTheDocument();
  await userEvent.click(dialog.getByText('닫기'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requestsOf(officeSaveCourse)).toEqual([]);
  await save();
  await type('사유', '특별 할인 과정');
  await userEvent.click(await screen.findByRole('button', { name: '약관과 다르게 저장' }));
  await waitFor(() => expect(api.requestsOf(officeSaveCourse)).toHaveLength(1));
  expect(api.requestsOf(officeSaveCourse)[0]?.input).toMatchObject({ termsReason: '특별 할인 과정' });
});

test('a changed place is shown next to the old one with the number of applicants notified, before it is stored', async () => {
  const { api, router } = open();
  api.answer(officeOffering, { ...offering(), awaiting: 2 });
  await type('상세 장소', '7층');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: '신청하신 2분께 일정 변경을 알립니다' }));
  expect(dialog.getByText('서울특별시 중구 한빛로 27 7층')).toBeInTheDocument();
  expect(dialog.getByText('바뀌기 전: 서울특별시 중구 한빛로 27 5층')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: '돌아가서 고치기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requestsOf(officeSaveCourse)).toEqual([]);
  expect(screen.getByLabelText(/상세 장소/)).toHaveValue('7층');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: '저장하고 2분께 알리기' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/courses/view'));
});

test('a first end time and a corrected spelling are stored without a question', async () => {
  const { api, router } = open();
  api.answer(officeOffering, { ...offering(), awaiting: 2 });
  await type('끝나는 시각', '17:00');
  await type('상세 장소', '(5층)');
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/courses/view'));
});

test('fields fixed for applicants show the reason, are read-only, and are sent unchanged', async () => {
  const { api } = open();
  const reason = '신청한 분이 있어 급수를 바꿀 수 없습니다.';
  api.answer(officeOffering, { ...offering(), fixedFields: [{ field: 'rating', reason }] });
  const grade = await screen.findByRole('textbox', { name: /급수/ });
  expect(grade).toHaveValue('2급');
  expect(grade).toHaveAttribute('readonly');
  expect(grade).toHaveAccessibleDescription(reason);
  await type('정원', '45');
  await save();
  await waitFor(() =>
    expect(api.requestsOf(officeSaveCourse)[0]?.input['course']).toMatchObject({ rating: 2, capacity: 45 }),
  );
});

test('a past day is an error at its field, and no typed value is lost', async () => {
  const { api } = open();
  await type('상세 장소', '7층');
  const message = '이미 지난 날짜입니다. 오늘이나 그 뒤의 날짜를 입력해주세요.';
  api.refuse(officeSaveCourse, 'MALFORMED', { issues: [{ path: 'course.eduDate', message }] });
  await save();
  expect(await screen.findByRole('textbox', { name: /^교육일/ })).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
  expect(screen.getByLabelText(/상세 장소/)).toHaveValue('7층');
});

test('a chosen hall fills in the place and an empty capacity; another street is noted, and filled in again', async () => {
  const { api } = open({ query: '' });
  await userEvent.selectOptions(await screen.findByLabelText(/^교육장/), '센텀교육센터 (40석)');
  const street = screen.getByRole('textbox', { name: /^장소/ });
  expect(street).toHaveValue(HALL.address);
  expect(screen.getByLabelText(/^상세 장소/)).toHaveValue('센텀교육센터 5층 501호');
  expect(screen.getByLabelText(/^정원/)).toHaveValue('40');
  await userEvent.clear(street);
  await userEvent.type(street, '부산광역시 남구 수영로 309');
  expect(await screen.findByText('고른 곳의 주소와 다릅니다')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '주소 가져오기' }));
  expect(screen.queryByText('고른 곳의 주소와 다릅니다')).toBeNull();
  await type('정원', '30');
  await userEvent.selectOptions(screen.getByLabelText(/^교육장/), '직접 입력');
  await userEvent.selectOptions(screen.getByLabelText(/^교육장/), '센텀교육센터 (40석)');
  expect(screen.getByLabelText(/^정원/)).toHaveValue('30');
  await userEvent.selectOptions(screen.getByLabelText(/^종류/), '온라인교육');
  expect(screen.queryByLabelText(/^교육장/)).toBeNull();
  expect(api.requestsOf(officeSaveCourse)).toEqual([]);
});

test('the questions about a course are asked at once, and it is stored only after they are confirmed', async () => {
  const { api } = open();
  api.answer(officeCheckCourse, [
    { question: 'HALL_TAKEN', message: '센텀교육센터: 봄 과정, 2027.03.10 (수) 10:00' },
    { question: 'CONTRACT', message: '나원가 강사: 계약 밖 2027.03.10 (수)' },
  ]);
  await userEvent.selectOptions(await screen.findByLabelText(/^강사 더하기/), '나원가 (원가관리)');
  expect(within(screen.getByRole('list', { name: '정한 강사' })).getByText(/나원가/)).toBeInTheDocument();
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: '저장하기 전에 확인해주세요' }));
  expect(dialog.getByText(/봄 과정/)).toBeInTheDocument();
  expect(dialog.getByText('강사의 계약 기간')).toBeInTheDocument();
  await userEvent.click(dialog.getByText('닫기'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requestsOf(officeSaveCourse)).toEqual([]);
  await save();
  await userEvent.click(await screen.findByRole('button', { name: '이대로 저장' }));
  await waitFor(() => expect(api.requestsOf(officeSaveCourse)).toHaveLength(1));
  expect(api.requestsOf(officeCheckCourse)[0]?.input).toMatchObject({ educationNo: 7, course: { lecturerNos: [6] } });
  expect(api.requestsOf(officeSaveCourse)[0]?.input).toMatchObject({
    course: { lecturerNos: [6] },
    confirmed: ['HALL_TAKEN', 'CONTRACT'],
  });
});
