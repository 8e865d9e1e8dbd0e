import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { FormDialog, TextField, type FormDialogProps } from '../index.ts';

const send = jest.fn();
const close = jest.fn();
beforeEach(() => jest.clearAllMocks());

type Asked = Partial<Pick<FormDialogProps, 'isPending' | 'isDangerous' | 'dismissLabel' | 'instead'>>;

function Refund({ summarized = false, ...asked }: Asked & { summarized?: boolean }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { account: '' },
    shouldFocusError: !summarized,
  });
  const { errors, submitCount } = formState;
  return (
    <FormDialog
      title="환불 계좌"
      onClose={close}
      submit={(event) => void handleSubmit(send)(event)}
      isPending={false}
      submitLabel="보내기"
      {...(summarized && { summary: { errors, submitCount } })}
      {...asked}
    >
      <TextField
        label="계좌번호"
        error={errors.account?.message}
        {...register('account', { required: '계좌번호를 입력해주세요.' })}
      />
    </FormDialog>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('its button submits the form, and so does Enter in a field', async () => {
  render(<Refund />);
  await userEvent.type(screen.getByLabelText('계좌번호'), '123');
  await press('보내기');
  expect(send).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('계좌번호'), '4{Enter}');
  expect(send).toHaveBeenLastCalledWith({ account: '1234' }, expect.anything());
});

test('while submitting, the button shows progress and does not submit again', async () => {
  render(<Refund isPending />);
  const button = screen.getByRole('button', { name: /보내기/ });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(screen.getByLabelText('계좌번호'), '123');
  await userEvent.click(button);
  expect(send).not.toHaveBeenCalled();
});

test('its other button closes it, with a custom label if given', async () => {
  const { unmount } = render(<Refund dismissLabel="뒤로" />);
  await press('뒤로');
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  render(<Refund />);
  // The button in the corner has the same name.
  for (const button of screen.getAllByRole('button', { name: '닫기' })) await userEvent.click(button);
  expect(close).toHaveBeenCalledTimes(3);
  expect(send).not.toHaveBeenCalled();
});

test('with a summary all errors are above the fields, without one the field takes the focus', async () => {
  const { unmount } = render(<Refund summarized />);
  await press('보내기');
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(screen.getByRole('link', { name: '계좌번호를 입력해주세요.' })).toBeInTheDocument();
  unmount();
  render(<Refund />);
  await press('보내기');
  expect(await screen.findByText('계좌번호를 입력해주세요.')).toBeInTheDocument();
  expect(screen.getByLabelText('계좌번호')).toHaveFocus();
});

test('while its data is missing, there is no form and no submit button', () => {
  render(<Refund instead={<p>불러오고 있습니다.</p>} />);
  expect(screen.getByText('불러오고 있습니다.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '보내기' })).not.toBeInTheDocument();
});
