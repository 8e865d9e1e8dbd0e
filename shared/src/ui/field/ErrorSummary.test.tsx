import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Button, ErrorSummary, Form, TextField, useErrorSummary } from '../index.ts';

interface Values {
  account: string;
  userEdu: { name: string };
}

function Refund() {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { account: '', userEdu: { name: '' } },
    shouldFocusError: false,
  });
  return (
    <Form onSubmit={handleSubmit(() => undefined)}>
      <ErrorSummary errors={useErrorSummary(formState.errors)} />
      <TextField
        label="이름"
        error={formState.errors.userEdu?.name?.message}
        {...register('userEdu.name', { required: '이름을 입력해주세요.' })}
      />
      <TextField
        label="계좌번호"
        error={formState.errors.account?.message}
        {...register('account', { required: '계좌번호를 입력해주세요.' })}
      />
      <Button type="submit">신청</Button>
    </Form>
  );
}

test('a refused form lists its errors, moves the focus there and links to each field', async () => {
  const user = userEvent.setup();
  render(<Refund />);
  await user.click(screen.getByRole('button', { name: '신청' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();

  await user.click(screen.getByRole('link', { name: '이름을 입력해주세요.' }));
  expect(screen.getByRole('textbox', { name: '이름' })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('a second refusal takes the focus again', async () => {
  const user = userEvent.setup();
  render(<Refund />);
  await user.click(screen.getByRole('button', { name: '신청' }));
  await screen.findByRole('alert');
  await user.type(screen.getByRole('textbox', { name: '이름' }), '김한빛');
  await user.click(screen.getByRole('button', { name: '신청' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.queryByRole('link', { name: '이름을 입력해주세요.' })).not.toBeInTheDocument();
});

test('errors that reappear while typing leave the focus in the field', async () => {
  const user = userEvent.setup();
  render(<Refund />);
  await user.click(screen.getByRole('button', { name: '신청' }));
  await screen.findByRole('alert');
  const [name, account] = [
    screen.getByRole('textbox', { name: '이름' }),
    screen.getByRole('textbox', { name: '계좌번호' }),
  ];
  await user.type(name, '김한빛');
  await user.type(account, '1');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.type(account, '{Backspace}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(account).toHaveFocus();
});
