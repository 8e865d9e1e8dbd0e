import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeArticle, officeOverview, officeSaveArticle } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const stored = {
  kind: 'notice' as const,
  no: 7,
  title: '처음 제목',
  state: 'published' as const,
  publishedAt: '2026-11-20T09:00:00+09:00',
  viewCnt: 3,
  changedBy: '김다른',
  changedAt: '2026-11-20T10:00:00+09:00',
  version: 2,
  form: {
    title: '처음 제목',
    content: '<p>처음 글</p>',
    writer: '사무국',
    isTop: false,
    isHygiene: false,
    imagePath: '',
    files: [],
    subject: 'edu' as const,
    sortOrder: 0,
    fromDay: '2026-11-20',
    fromTime: '09:00',
    untilDay: '',
    untilTime: '',
  },
};

function open(path: string) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['content'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeArticle, stored)
    .answer(officeSaveArticle, 7);
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}
const title = () => screen.findByLabelText(/^제목/, { selector: 'input' });
const save = async (name = '저장') => userEvent.click(screen.getByRole('button', { name }));
const sent = (api: FakeApi) => api.requestsOf(officeSaveArticle).map(({ input }) => input);

// The editor takes longer to load for the first time than a query's timeout.
beforeAll(() => import('./WritePage.tsx'));
afterEach(() => sessionStorage.clear());

test('an empty form shows an error at each required field and sends nothing', async () => {
  const api = open('/office/notices/write');
  await title();
  await save('초안으로 저장');
  const summary = await screen.findByRole('alert', { name: '입력 내용 확인' });
  expect(within(summary).getByText('제목을 입력해주세요.')).toBeInTheDocument();
  await userEvent.click(within(summary).getByText('내용을 입력해주세요.'));
  expect(screen.getByRole('textbox', { name: '내용' })).toHaveFocus();
  expect(sent(api)).toEqual([]);
});

test('a new article is stored as a draft, and saving a draft leaves it one', async () => {
  const api = open('/office/faq/write');
  await userEvent.type(await screen.findByLabelText(/^질문/, { selector: 'input' }), '언제 여나요?');
  await userEvent.type(screen.getByLabelText(/^답변/), '평일 9시에 엽니다.');
  expect(screen.getByText(/게시하기를 누르는 즉시/)).toBeInTheDocument();
  await save('초안으로 저장');
  await waitFor(() => expect(sent(api)).toMatchObject([{ kind: 'faq', isDraft: true }]));
  document.body.innerHTML = '';
  const again = open('/office/notices/write?no=7').answers(officeArticle, { ...stored, state: 'draft' });
  expect(await screen.findByText('초안입니다. 방문자에게 보이지 않습니다')).toBeInTheDocument();
  await userEvent.type(await title(), ' 고침');
  await save('초안으로 저장');
  await waitFor(() => expect(sent(again)).toMatchObject([{ no: 7, version: 2 }]));
  expect(sent(again)[0]).not.toHaveProperty('isDraft');
});

test('the toolbar is one tab stop, and the arrow keys move between its buttons', async () => {
  open('/office/notices/write');
  const tools = within(await screen.findByRole('toolbar', { name: '서식' })).getAllByRole('button');
  expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  tools[0]?.focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Home}{ArrowRight}');
  expect(tools[1]).toHaveFocus();
});

test('of two employees who change one article, the second sees the conflict, keeps the typed text and decides', async () => {
  const api = open('/office/notices/write?no=7').refuse(officeSaveArticle, 'EDITED_MEANWHILE');
  await userEvent.clear(await title());
  await userEvent.type(await title(), '내 제목');
  api.answers(officeArticle, { ...stored, version: 3, title: '남의 제목' });
  await save();
  expect(await screen.findByText(/김다른님이/)).toBeInTheDocument();
  expect(await title()).toHaveValue('내 제목');
  api.answer(officeSaveArticle, 7);
  await userEvent.click(screen.getByRole('button', { name: '내 내용으로 저장' }));
  await waitFor(() => expect(sent(api)).toHaveLength(2));
  expect(sent(api)).toMatchObject([{ version: 2 }, { version: 3, article: { title: '내 제목' } }]);
});

test("a draft typed before a colleague's change is not taken for the newest version", async () => {
  const api = open('/office/notices/write?no=7');
  await userEvent.type(await title(), ' 고침');
  document.body.innerHTML = '';
  const again = open('/office/notices/write?no=7').answers(officeArticle, { ...stored, version: 3 });
  expect(await screen.findByText('쓰던 내용을 불러왔습니다')).toBeInTheDocument();
  await save();
  await waitFor(() => expect(sent(again)).toMatchObject([{ version: 2, article: { title: '처음 제목 고침' } }]));
  expect(sent(api)).toEqual([]);
});
