import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { renderInHost } from '@portal/shared/testing';
import { AddressFields, type AddressValues } from './index.ts';

async function open(optional = false) {
  function Page() {
    const form = useForm<AddressValues>({ defaultValues: { postCode: '', userAddress: '', userAddress2: '' } });
    return (
      <FormProvider {...form}>
        <AddressFields optional={optional} />
      </FormProvider>
    );
  }
  renderInHost([{ path: '/', Component: Page }], '/');
  await screen.findByLabelText(/^우편번호/);
}

test('takes over the selected address, and moves the focus to flat and floor', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: '우편번호 검색' }));
  const dialog = within(await screen.findByRole('dialog', { name: '우편번호 검색' }));
  await user.click(dialog.getByRole('button', { name: '직접 입력하기' }));
  await user.type(dialog.getByLabelText('우편번호'), '04595');
  await user.type(dialog.getByLabelText('주소'), '서울특별시 중구 한빛로 27');
  await user.click(dialog.getByRole('button', { name: '이 주소 사용' }));
  await waitFor(() => expect(screen.getByLabelText('상세 주소 (선택)')).toHaveFocus());
  // The dialog returns the focus to the button in a later task.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByLabelText('상세 주소 (선택)')).toHaveFocus();
  expect(screen.getByLabelText('우편번호 (필수)')).toHaveValue('04595');
  expect(screen.getByLabelText('주소 (필수)')).toHaveValue('서울특별시 중구 한빛로 27');
});

test('can be typed without the search', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('우편번호 (필수)'), '04595');
  expect(screen.getByLabelText('우편번호 (필수)')).toHaveValue('04595');
});

test('marks required and optional fields', async () => {
  await open();
  expect(screen.getByLabelText('우편번호 (필수)')).toBeRequired();
  expect(screen.getByLabelText('주소 (필수)')).toBeRequired();
  expect(screen.getByLabelText('상세 주소 (선택)')).not.toBeRequired();
});

test('marks each field of an optional address', async () => {
  await open(true);
  expect(screen.getByLabelText('우편번호 (선택)')).not.toBeRequired();
  expect(screen.getByLabelText('주소 (선택)')).not.toBeRequired();
});
