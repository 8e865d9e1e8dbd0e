import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { endSession, startSession } from '@portal/shared/session';
import { aMember } from '@portal/shared/testing';
import { useDraft } from './index.ts';

function Form({ name = '' }: { name?: string }) {
  const form = useForm({ defaultValues: { name, memo: '', userPw: '', account: '' } });
  const draft = useDraft('a-form', form, { omit: ['memo'] });
  return (
    <form>
      {(['name', 'memo', 'userPw', 'account'] as const).map((field) => (
        <input key={field} aria-label={field} {...form.register(field)} />
      ))}
      {draft.restored && <p>불러왔습니다</p>}
      <button type="button" onClick={draft.clear}>
        보냄
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const loginAs = (userId: string) => startSession({ token: 'token', user: aMember({ userId }) });

beforeEach(() => {
  sessionStorage.clear();
  loginAs('hanbit01');
});
afterEach(endSession);

test('restores what was typed after a reload, over the default values of the form', async () => {
  const first = render(<Form name="회원 이름" />);
  await userEvent.clear(field('name'));
  await userEvent.type(field('name'), '김한빛');
  first.unmount();
  render(<Form name="회원 이름" />);
  expect(field('name')).toHaveValue('김한빛');
  expect(screen.getByText('불러왔습니다')).toBeInTheDocument();
});

test('passwords, account numbers and omitted fields are never stored; the document has the account', async () => {
  const first = render(<Form />);
  await userEvent.type(field('name'), '김한빛');
  await userEvent.type(field('userPw'), 'Secret!1');
  await userEvent.type(field('account'), '11022233');
  await userEvent.type(field('memo'), '메모');
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).toContain('김한빛');
  for (const secret of ['Secret!1', '11022233', '메모']) expect(stored).not.toContain(secret);
  first.unmount();
  render(<Form />);
  expect(['userPw', 'account', 'memo'].map((name) => field(name).value)).toEqual(['', '11022233', '']);
});

test('a sent form leaves nothing behind', async () => {
  const first = render(<Form />);
  await userEvent.type(field('name'), '김한빛');
  await userEvent.type(field('account'), '11022233');
  await userEvent.click(screen.getByRole('button', { name: '보냄' }));
  first.unmount();
  render(<Form />);
  expect([field('name').value, field('account').value]).toEqual(['', '']);
  expect(screen.queryByText('불러왔습니다')).not.toBeInTheDocument();
});

test('another member at the same screen does not see the draft', async () => {
  const first = render(<Form />);
  await userEvent.type(field('name'), '김한빛');
  first.unmount();
  loginAs('other01');
  render(<Form />);
  expect(field('name')).toHaveValue('');
});

test('what is typed after another login remains the draft of the member who opened the form', async () => {
  const first = render(<Form />);
  loginAs('other01');
  await userEvent.type(field('name'), '김한빛');
  first.unmount();
  const second = render(<Form />);
  expect(field('name')).toHaveValue('');
  second.unmount();
  loginAs('hanbit01');
  render(<Form />);
  expect(field('name')).toHaveValue('김한빛');
});

test('ignores an unreadable draft', () => {
  sessionStorage.setItem('draft:hanbit01:a-form', '{broken');
  render(<Form name="회원 이름" />);
  expect(field('name')).toHaveValue('회원 이름');
});
