import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ShareButton, Toaster } from '../index.ts';

const CANONICAL = 'https://portal.example/news/notice/view?noticeNo=3';
const writeText = jest.fn<Promise<void>, [string]>();
const share = jest.fn<Promise<void>, [ShareData]>();

function open({ isPhone }: { isPhone: boolean }) {
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
  render(
    <>
      <ShareButton title="휴무 안내" />
      <Toaster />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: '공유' }));
}

beforeEach(() => {
  document.head.innerHTML = `<link rel="canonical" href="${CANONICAL}">`;
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText }, share });
});

test('a computer copies the page’s canonical URL and confirms it', async () => {
  open({ isPhone: false });
  expect(await screen.findByText('주소를 복사했습니다.')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(CANONICAL);
  expect(share).not.toHaveBeenCalled();
});

test('a phone opens its share sheet', async () => {
  open({ isPhone: true });
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: '휴무 안내', url: CANONICAL }));
  expect(writeText).not.toHaveBeenCalled();
});

test('closing the share sheet is not a failure, but failing to open it is', async () => {
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  open({ isPhone: true });
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(writeText).not.toHaveBeenCalled();

  share.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  fireEvent.click(screen.getByRole('button', { name: '공유' }));
  expect(await screen.findByText('주소를 복사했습니다.')).toBeInTheDocument();
});

test('if copying is forbidden, the visitor gets instructions', async () => {
  writeText.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  open({ isPhone: false });
  expect(await screen.findByText(/복사하지 못했습니다/)).toBeInTheDocument();
});

test('a page without a canonical URL is shared by the URL in the browser', async () => {
  document.head.innerHTML = '';
  open({ isPhone: false });
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(location.href));
});
