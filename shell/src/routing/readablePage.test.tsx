import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { SectionError } from '@portal/platform/sections/failures/SectionError';
import { keepReadablePage } from '@portal/platform/sections/ui/ReadablePage';
import { exporting, forgetAll, heading, openPortal, retry, runSection } from './testing/openPortal.tsx';

jest.mock('@portal/platform/sections/loading/hostContract', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));

beforeEach(forgetAll);
afterEach(() => jest.restoreAllMocks());

/** A document rendered by the server, without the code of its page; the visitor has typed into its field. */
function openReadable(path = '/news/notice') {
  document.body.innerHTML = '<main id="main"><h1>공지사항</h1><form><input name="words"></form></main>';
  const field = document.querySelector('input');
  field?.focus();
  if (field) field.value = '위생';
  return openPortal(path, new SectionError('mf-news-space', 'http', 'b1', 'answered HTTP 502'));
}

const withField = async () => ({
  default: () => (
    <>
      {heading('공지사항')()}
      <input name="words" aria-label="찾을 말" />
    </>
  ),
});

test('a page whose code cannot be loaded stays readable, the frame works, and typed text is preserved', async () => {
  exporting({ '/news/notice': withField });
  openReadable();
  expect(await screen.findByRole('alert')).toHaveTextContent('서버에 연결하지 못했습니다');
  expect(runSection).not.toHaveBeenCalled();
  expect(screen.getAllByRole('heading', { name: '공지사항' })).toHaveLength(1);
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox'), '교육');
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: '뉴스' }));
  expect(within(screen.getByRole('banner')).getByRole('button', { name: '뉴스', expanded: true })).toBeVisible();

  await userEvent.click(await retry());
  expect(await screen.findByLabelText('찾을 말')).toHaveValue('위생교육');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('typed text is preserved for a page that shows its field later', async () => {
  const Late = () => {
    const [isThere, setThere] = useState(false);
    useEffect(() => void setTimeout(() => setThere(true)), []);
    return isThere ? <input name="words" aria-label="찾을 말" /> : <p>불러오는 중</p>;
  };
  exporting({ '/news/notice': async () => ({ default: Late }) });
  openReadable();
  await userEvent.click(await retry());
  expect(await screen.findByLabelText('찾을 말')).toHaveValue('위생');
});

test('a readable page is shown only at its own address', async () => {
  runSection.mockRejectedValue(new Error('Failed to fetch'));
  const { router } = openReadable();
  await retry();
  await act(() => router.navigate('/news/asctn'));
  expect(await screen.findByRole('heading', { name: /불러오지 못했습니다/ })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '공지사항' })).toBeNull();
});

test('a page that fails during hydration stays as it was sent; one that fails later is not restored', () => {
  document.body.innerHTML = '<main id="main"><h1>공지사항</h1></main>';
  const main = document.getElementById('main');
  let isHydrated = false;
  const early = keepReadablePage(() => isHydrated);
  const late = keepReadablePage(() => isHydrated);
  main?.replaceChildren();
  expect(early.isCurrent()).toBe(true);
  expect(early.nodes().map((node) => node.textContent)).toEqual(['공지사항']);
  isHydrated = true;
  expect([early.isCurrent(), late.isCurrent()]).toEqual([true, false]);
});

test('a readable page does not submit its forms', async () => {
  openReadable();
  await retry();
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  document.querySelector('form')?.setAttribute('role', 'search');
  const searched = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(searched);
  expect(searched.defaultPrevented).toBe(false);
});
