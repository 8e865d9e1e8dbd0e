import { fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from '@portal/shared/ui';
import { AccountNumber } from './AccountNumber.tsx';

const writeText = jest.fn<Promise<void>, [string]>();

function press() {
  render(
    <>
      <AccountNumber number="9001234567890" />
      <Toaster />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: '계좌번호 복사' }));
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
});

test('one press copies the digits alone, and confirms it', async () => {
  press();
  expect(await screen.findByText('계좌번호를 복사했습니다.')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith('9001234567890');
});

test('if copying is denied, the number is selected, and the visitor sees what to do', async () => {
  writeText.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  press();
  expect(await screen.findByText(/복사하지 못했습니다/)).toBeInTheDocument();
  expect(getSelection()?.toString()).toBe('9001234567890');
});

test('likewise without a clipboard', async () => {
  Object.assign(navigator, { clipboard: undefined });
  press();
  expect(await screen.findByText(/복사하지 못했습니다/)).toBeInTheDocument();
});
