import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SLOW_AFTER_MS } from '@portal/platform/sections/loading/deadline';
import { exporting, forgetAll, heading, notice, openPortal, retry, runSection } from './testing/openPortal.tsx';

jest.mock('@portal/platform/sections/loading/hostContract', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));
const home = jest.fn();
jest.mock('../home/HomePage.tsx', () => home());

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const never = () => new Promise<never>(() => undefined);

/** Time that only the test advances. */
function aDeadline() {
  const time = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  return () => act(async () => time.abort(new DOMException('signal timed out', 'TimeoutError')));
}

/** Closes a message, so that it does not cover the next test's page. */
async function dismiss(message: string) {
  expect(await screen.findByText(message)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
}

beforeEach(() => {
  forgetAll();
  home.mockReset().mockReturnValue({ __esModule: true, default: heading('홈') });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

// First, because a loaded module is not loaded again.
test('the home page with a missing file has one <main>, a heading for the announcer and a retry that works', async () => {
  home.mockImplementationOnce(() => {
    throw chunkError();
  });
  home.mockImplementationOnce(() => {
    throw chunkError();
  });
  openPortal('/main');
  const title = await screen.findByRole('heading', { name: '화면을 불러오지 못했습니다' });
  expect(title).toHaveAttribute('data-page-heading');
  expect(screen.getAllByRole('main')).toHaveLength(1);
  await userEvent.click(await retry());
  expect(await screen.findByRole('heading', { name: '홈' })).toBeInTheDocument();
});

test('the frame is one tree from the start: it is not replaced when the first page arrives', async () => {
  exporting({ '/news/notice': notice });
  openPortal('/news/notice');
  const header = screen.getByRole('banner');
  const menu = within(header).getByRole('button', { name: '뉴스' });
  menu.focus();
  expect(await screen.findByRole('heading', { name: '공지사항' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBe(header);
  expect(menu).toHaveFocus();
});

test.each(['/nowhere', '/news/nowhere'])('%s is the portal’s own 404 page, inside the frame', async (path) => {
  exporting({ '/news/notice': notice });
  openPortal(path);
  expect(await screen.findByRole('heading', { name: '페이지를 찾을 수 없습니다' })).toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test('a guest is denied a members’ page of an unknown section, and none of its code runs', async () => {
  const { router } = openPortal('/main');
  expect(await screen.findByRole('heading', { name: '홈' })).toBeInTheDocument();
  await act(() => router.navigate('/space/board'));
  await dismiss('로그인시 접근가능합니다.');
  expect(router.state.location.pathname).toBe('/main');
  expect(runSection).not.toHaveBeenCalled();
});

test.each([
  ['로그인', '/sign/in'],
  ['회원가입', '/sign/up/step1'],
])('the alert offers %s, which then opens the requested page', async (name, path) => {
  const { router } = openPortal('/main');
  expect(await screen.findByRole('heading', { name: '홈' })).toBeInTheDocument();
  await act(() => router.navigate('/space/board/view?boardNo=3'));
  const dialog = await screen.findByRole('alertdialog', { name: '알림' });
  await userEvent.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(router.state.location.state).toEqual({ from: '/space/board/view?boardNo=3' });
});

test.each([
  ['/manager/exam/apply', '/manager/calendar', ''],
  ['/manager/edu/apply/view?educationNo=7&utm=mail', '/manager/info', '?educationNo=7'],
  ['/manager/exam/apply/write?examinationNo=8', '/manager/info', '?examinationNo=8'],
])('a guest at %s may see what is public of it without a login', async (wanted, pathname, search) => {
  const { router } = openPortal('/main');
  expect(await screen.findByRole('heading', { name: '홈' })).toBeInTheDocument();
  await act(() => router.navigate(wanted));
  const dialog = await screen.findByRole('alertdialog', { name: '알림' });
  await userEvent.click(within(dialog).getByRole('button', { name: '로그인 없이 보기' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
});

test('a guest’s deep link to a members’ page ends on /main', async () => {
  const { router } = openPortal('/space/board');
  await dismiss('로그인시 접근가능합니다.');
  expect(router.state.location.pathname).toBe('/main');
  expect(runSection).not.toHaveBeenCalled();
});

describe('a section that hangs', () => {
  test('fails at the deadline of the navigation, and 다시 시도 opens it without a page load', async () => {
    const strike = aDeadline();
    runSection.mockImplementation(never);
    openPortal('/news/notice');
    await waitFor(() => expect(runSection).toHaveBeenCalled());
    await strike();
    expect(await screen.findByRole('alert')).toHaveTextContent('시간이 너무 오래 걸립니다');
    expect(screen.getByRole('banner')).toBeInTheDocument();

    jest.mocked(AbortSignal.timeout).mockRestore();
    exporting({ '/news/notice': notice });
    await userEvent.click(await retry());
    expect(await screen.findByRole('heading', { name: '공지사항' })).toBeInTheDocument();
  });

  test('has one deadline for its code and for its page', async () => {
    const strike = aDeadline();
    exporting({ '/news/notice': never });
    openPortal('/news/notice');
    await waitFor(() => expect(runSection).toHaveBeenCalled());
    await strike();
    expect(await screen.findByRole('alert')).toHaveTextContent('시간이 너무 오래 걸립니다');
  });

  test('does not show its failure over the page that the visitor has opened instead', async () => {
    const strike = aDeadline();
    runSection.mockImplementation(never);
    const { router } = openPortal('/main');
    expect(await screen.findByRole('heading', { name: '홈' })).toBeInTheDocument();
    act(() => void router.navigate('/news/notice'));
    await waitFor(() => expect(runSection).toHaveBeenCalled());
    await act(() => router.navigate('/nowhere'));
    await strike();
    expect(screen.getByRole('heading', { name: '페이지를 찾을 수 없습니다' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/nowhere');
  });

  test.each(['the first page', 'a later page'])(
    'is reported as slow after 4 s, as %s; 다시 시도 is a new attempt',
    async (which) => {
      jest.useFakeTimers();
      const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
      runSection.mockImplementation(never);
      const { router } = openPortal(which === 'the first page' ? '/news/notice' : '/main');
      if (which === 'a later page') {
        await screen.findByRole('heading', { name: '홈' });
        act(() => void router.navigate('/news/notice'));
      }
      await act(() => jest.advanceTimersByTimeAsync(SLOW_AFTER_MS - 100));
      expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.getByText('화면을 불러오는 데 시간이 걸리고 있습니다.').closest('[role=status]')).not.toBeNull();

      exporting({ '/news/notice': notice });
      await user.click(screen.getByRole('button', { name: '다시 시도' }));
      expect(await screen.findByRole('heading', { name: '공지사항' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
      expect(router.state.location.pathname).toBe('/news/notice');
    },
  );
});

test('a crashed page is rendered again; the running section stays', async () => {
  let crashes = true;
  const Page = () => {
    if (crashes) throw new TypeError('undefined is not a function');
    return heading('공지사항')();
  };
  exporting({ '/news/notice': async () => ({ default: Page }) });
  openPortal('/news/notice');
  expect(await screen.findByRole('alert')).toHaveTextContent('화면을 표시하는 중에 문제가 발생했습니다.');
  crashes = false;
  await userEvent.click(await retry());
  expect(await screen.findByRole('heading', { name: '공지사항' })).toBeInTheDocument();
  expect(runSection).toHaveBeenCalledTimes(1);
});

test('a page with a missing file fails inside the frame, and 다시 시도 fetches it again', async () => {
  const load = jest.fn().mockRejectedValueOnce(chunkError()).mockRejectedValueOnce(chunkError());
  exporting({ '/news/notice': load.mockImplementation(notice) });
  openPortal('/news/notice');
  expect(await screen.findByRole('heading', { name: '소식 화면을 불러오지 못했습니다' })).toBeInTheDocument();
  expect(document.title).toMatch(/^소식 화면을 불러오지 못했습니다 \| /);
  await userEvent.click(await retry());
  expect(await screen.findByRole('heading', { name: '공지사항' })).toBeInTheDocument();
});
