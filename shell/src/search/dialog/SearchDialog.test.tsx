import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryStore } from '@portal/platform/sections/registry/RegistryStore';
import { Sections } from '@portal/platform/sections/registry/Sections';
import { aRegistry } from '@portal/platform/sections/testing/sampleSection';
import { PortalContext } from '@portal/platform/sections/ui/PortalContext';
import { ClientProvider, createQueryClient } from '@portal/shared/client';
import { searchPortal } from '@portal/shared/contract/search';
import { RouterProvider } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { FakeApi } from '@portal/shared/testing';
import { SEARCH_DEBOUNCE_MS } from '@portal/shared/ui';
import SearchDialog from './SearchDialog.tsx';

jest.mock('@portal/platform/sections/loading/container', () => ({ runSection: () => new Promise(() => undefined) }));
jest.mock('@portal/platform/sections/loading/hostContract', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));

const found = (titles: readonly string[]) => ({
  list: titles.map((title, no) => ({
    kind: 'notice' as const,
    no: no + 1,
    title,
    excerpt: '',
    date: '2026-11-20T12:00:00+09:00',
    url: '',
  })),
  pageInfo: { page: 1, endPage: 1, totalRow: titles.length },
  counts: { notice: titles.length },
  hasMore: false,
  words: ['위생'],
});

const FINDABLE = [
  { path: '/hygn/notice', title: '위생교육 안내', words: ['위생교육'], membersOnly: false },
  { path: '/space/board', title: '위생 게시판', words: [], membersOnly: true },
];

function show(api = new FakeApi().answer(searchPortal, found(['위생 공지', '위생 점검']))) {
  api.install();
  const registry = JSON.stringify({ ...aRegistry(), findable: FINDABLE });
  const sections = new Sections(
    new RegistryStore(registry),
    async () => undefined,
    () => Promise.reject(new Error()),
  );
  const close = jest.fn();
  const router = createMemoryRouter([{ path: '*', element: <SearchDialog close={close} closing={false} /> }]);
  const queryClient = createQueryClient();
  render(
    <PortalContext value={{ sections, router, queryClient }}>
      <ClientProvider queryClient={queryClient}>
        <RouterProvider router={router} />
      </ClientProvider>
    </PortalContext>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { api, close, user, field: screen.getByRole('combobox', { name: '찾으시는 말' }) };
}

const titles = () => screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent);
/** Waits for the debounce and the answer. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS + 50));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('sends one request after a pause in typing, and suggests pages, titles and all results', async () => {
  const { api, user, field } = show();
  await user.type(field, '위생');
  await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 100));
  expect(api.requestsOf(searchPortal)).toHaveLength(0);
  await settle();
  expect(api.requestsOf(searchPortal)).toMatchObject([{ input: { keyword: '위생' } }]);
  await screen.findByRole('option', { name: /위생 공지/ });
  expect(titles()).toEqual(['위생교육 안내', '위생 공지', '위생 점검', '‘위생’ 검색 결과 모두 보기']);
  expect(screen.getByRole('status')).toHaveTextContent('제안 4개');
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('the arrows move through the list in a loop, and Enter opens the selected suggestion', async () => {
  const { close, user, field } = show();
  await user.type(field, '위생');
  await settle();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('위생 공지');
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(close).toHaveBeenCalledWith({ to: '/news/notice/view?noticeNo=2' });
});

test('Enter in the field opens all results', async () => {
  const { close, user, field } = show();
  await user.type(field, ' 위생{Enter}');
  expect(close).toHaveBeenCalledWith({ to: '/search?keyword=%EC%9C%84%EC%83%9D' });
});

test('while a syllable is composed, Enter and the arrows belong to the input method', async () => {
  const { close, user, field } = show();
  await user.type(field, '위생');
  await settle();
  const enter = createEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent(field, enter);
  expect(enter.defaultPrevented).toBe(true);
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229 });
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  expect(close).not.toHaveBeenCalled();
});

test('Escape clears the field first', async () => {
  const { user, field } = show();
  await user.type(field, '위생{Escape}');
  expect(field).toHaveValue('');
  await settle();
  expect(titles()).toEqual([]);
});

test('a single letter is searched for', async () => {
  const { close, user, field, api } = show();
  await user.type(field, '위ㅅ');
  await settle();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('두 글자 이상 입력해주세요.');
  expect(close).not.toHaveBeenCalled();
  expect(api.requestsOf(searchPortal)).toHaveLength(0);
});
