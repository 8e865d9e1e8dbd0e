import { act, render, screen } from '@testing-library/react';
import { toast, Toaster } from '../index.ts';

test('a toast raised anywhere is heard politely, the first one too', async () => {
  render(<Toaster />);
  act(() => toast('저장되었습니다.'));
  const first = await screen.findByText('저장되었습니다.');
  expect(first.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  act(() => toast('삭제되었습니다.'));
  expect(await screen.findByText('삭제되었습니다.')).toBeInTheDocument();
});
