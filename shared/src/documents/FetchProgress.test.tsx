import { act, render, screen } from '@testing-library/react';
import { FetchProgress } from './FetchProgress.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a slow file is announced with its received share, and can be cancelled', () => {
  const cancel = jest.fn();
  const { rerender } = render(<FetchProgress progress={undefined} onCancel={cancel} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => jest.advanceTimersByTime(3_000));
  expect(screen.getByRole('status')).toHaveTextContent('파일을 받고 있습니다.');
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  rerender(<FetchProgress progress={0.42} onCancel={cancel} />);
  expect(screen.getByText('42%')).toBeVisible();
  screen.getByRole('button', { name: '받기 취소' }).click();
  expect(cancel).toHaveBeenCalledTimes(1);
});
