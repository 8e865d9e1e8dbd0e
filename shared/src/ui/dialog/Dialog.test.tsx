import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, Dialog } from '../index.ts';

function Opener({ role, onClose }: { role?: 'dialog' | 'alertdialog'; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      {open && (
        <Dialog
          role={role}
          title="환불 신청"
          description="환불금을 받으실 계좌입니다."
          onClose={() => {
            setOpen(false);
            onClose?.();
          }}
          footer={<Button onClick={() => setAsked(true)}>신청</Button>}
        >
          <input aria-label="예금주" />
        </Dialog>
      )}
      {asked && (
        <Dialog
          role="alertdialog"
          title="확인"
          onClose={() => setAsked(false)}
          footer={<Button onClick={() => setAsked(false)}>예</Button>}
        >
          신청하시겠습니까?
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

test('leaves the focus where the page has moved it when the dialog closes', async () => {
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

test('a press beside it closes a dialog, but not a confirm', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const { unmount } = render(<Opener onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: '열기' }));
  await waitFor(() => {
    fireEvent.pointerDown(document.body);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  unmount();

  render(<Opener role="alertdialog" onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: '열기' }));
  fireEvent.pointerDown(document.body);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a confirm above a dialog is announced and closes by itself', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: '열기' }));
  await user.click(screen.getByRole('button', { name: '신청' }));
  const question = screen.getByRole('alertdialog', { name: '확인' });
  expect(question).toHaveAccessibleDescription('신청하시겠습니까?');
  expect(screen.getByRole('button', { name: '예' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: '환불 신청' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: '신청' })).toHaveFocus());
});
