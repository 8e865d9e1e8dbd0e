import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { confirm, OverlayHost } from '@portal/shared/overlay';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { Button, Dialog } from '../index.ts';

function Opener({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      {open && (
        <Dialog
          title="환불 신청"
          description="환불금을 받으실 계좌입니다."
          onClose={() => {
            setOpen(false);
            onClose?.();
          }}
          footer={<Button onClick={() => void confirm('신청하시겠습니까?', { yes: '예' })}>신청</Button>}
        >
          <input aria-label="예금주" />
        </Dialog>
      )}
    </>
  );
}

test('is a named and described modal, read from its title', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: '열기' }));
  const dialog = screen.getByRole('dialog', { name: '환불 신청' });
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(dialog).toHaveAccessibleDescription('환불금을 받으실 계좌입니다.');
  expect(screen.getByRole('heading', { name: '환불 신청' })).toHaveFocus();
});

test('keeps the focus inside, and returns it on Escape', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: '열기' }));
  const dialog = screen.getByRole('dialog');
  for (let press = 0; press < 5; press += 1) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '열기' })).toHaveFocus());
});

test('leaves a focus moved by the page when the dialog closes', async () => {
  const user = userEvent.setup();
  const next = { focus: () => undefined as void };
  render(
    <>
      <Opener onClose={() => setTimeout(() => next.focus())} />
      <input aria-label="다음 칸" />
    </>,
  );
  next.focus = () => screen.getByLabelText('다음 칸').focus();
  await user.click(screen.getByRole('button', { name: '열기' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByLabelText('다음 칸')).toHaveFocus());
  // The dialog returns the focus in a later task.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByLabelText('다음 칸')).toHaveFocus();
});

test('its close button closes it', async () => {
  const onClose = jest.fn();
  render(<Opener onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: '열기' }));
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press outside closes it', async () => {
  const onClose = jest.fn();
  render(<Opener onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: '열기' }));
  await waitFor(() => {
    fireEvent.pointerDown(document.body);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('a confirm above it is closed by Escape and by its buttons, and the dialog below stays open', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const router = createMemoryRouter([{ path: '*', element: <></> }]);
  render(
    <>
      <Opener onClose={onClose} />
      <OverlayHost router={router} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: '열기' }));
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: '신청' }));
    const question = await screen.findByRole('alertdialog', { name: '확인해주세요' });
    expect(question).toHaveAccessibleDescription('신청하시겠습니까?');
    return question;
  };
  const question = await ask();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: '신청' })).toHaveFocus());

  const again = await ask();
  fireEvent.pointerDown(screen.getByRole('button', { name: '예' }));
  await user.click(screen.getByRole('button', { name: '예' }));
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: '환불 신청' })).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
