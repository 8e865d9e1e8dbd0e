import { act, render, screen, waitFor } from '@testing-library/react';
import { toast, Toaster } from '../index.ts';

const announced = () =>
  [...document.querySelectorAll('[role="status"][aria-live="polite"]')].map((region) => region.textContent);

test('a toast from anywhere is shown and announced politely, the first one too', async () => {
  render(<Toaster />);
  act(() => toast('저장되었습니다.'));
  expect((await screen.findAllByText('저장되었습니다.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(announced().join()).toContain('저장되었습니다.'));
  act(() => toast('삭제되었습니다.'));
  await waitFor(() => expect(announced().join()).toContain('삭제되었습니다.'));
});
