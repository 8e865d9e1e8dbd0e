import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import {
  BirthDateField,
  Button,
  Checkbox,
  ErrorSummary,
  Form,
  RadioGroup,
  TextField,
  useErrorSummary,
} from '../index.ts';

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

describe('the field of an error', () => {
  const summaryOf = async () =>
    [...(await screen.findByRole('alert')).querySelectorAll('a')].map(({ textContent }) => textContent);

  test('is named by its label, unless the message begins with it, in the order of the fields', async () => {
    render(
      <Form>
        <ErrorSummary
          errors={[
            { id: 'agreed', message: '환불 기준에 동의해주세요.' },
            { id: 'kind', message: '하나를 골라주세요.' },
            { id: 'elsewhere', message: '잠시 뒤 다시 보내주세요.' },
            { id: 'birth', message: '날짜를 입력해주세요.' },
            { id: 'until', message: '날짜를 입력해주세요.' },
            { id: 'from', message: '날짜를 입력해주세요.' },
            { id: 'place', message: '장소를 입력해주세요.' },
          ]}
        />
        <TextField label="장소" name="place" required />
        <TextField label="접수 시작일" name="from" required />
        <TextField label="접수 마감일" optional name="until" />
        <BirthDateField label="생년월일" name="birth" onChange={() => undefined} />
        <RadioGroup legend="종류" name="kind" options={[{ value: 1, label: '집합교육' }]} />
        <Checkbox label="환불 기준을 확인했으며 동의합니다." name="agreed" />
      </Form>,
    );
    expect(await summaryOf()).toEqual([
      '장소를 입력해주세요.',
      '접수 시작일: 날짜를 입력해주세요.',
      '접수 마감일: 날짜를 입력해주세요.',
      '생년월일: 날짜를 입력해주세요.',
      '종류: 하나를 골라주세요.',
      '환불 기준에 동의해주세요.',
      '잠시 뒤 다시 보내주세요.',
    ]);
  });

  test('is updated when the errors change', async () => {
    const show = (id: string) => (
      <Form>
        <ErrorSummary errors={[{ id, message: '날짜를 입력해주세요.' }]} />
        <TextField label="시작일" name="from" />
        <TextField label="마감일" name="until" />
      </Form>
    );
    const { rerender } = render(show('from'));
    expect(await summaryOf()).toEqual(['시작일: 날짜를 입력해주세요.']);
    rerender(show('until'));
    expect(await summaryOf()).toEqual(['마감일: 날짜를 입력해주세요.']);
  });
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

test('errors that reappear during typing leave the focus in the field', async () => {
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
