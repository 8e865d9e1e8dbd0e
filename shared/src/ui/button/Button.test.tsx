import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../index.ts';

test('a busy button does not submit again and stays focused', async () => {
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy}>
        신청
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: '신청' }));
  rerender(form(true));
  await userEvent.click(screen.getByRole('button', { name: '신청' }));
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: '신청' })).toHaveFocus();
  expect(screen.getByRole('button', { name: '신청' })).toHaveAttribute('aria-busy', 'true');
});

test('a button submits only with type submit', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button>닫기</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(submit).not.toHaveBeenCalled();
});
