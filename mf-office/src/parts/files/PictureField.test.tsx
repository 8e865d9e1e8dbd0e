import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { officeUploadPicture } from '@portal/shared/contract/office';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { PictureField } from './PictureField.tsx';

const PATH = 'uploads/2026/11/0a.webp';

function Form() {
  const [path, setPath] = useState('');
  return (
    <>
      <PictureField label="대표 사진" path={path} onChange={setPath} />
      <output>{path || '없음'}</output>
    </>
  );
}
const open = (api: FakeApi) => renderInHost([{ path: '*', element: <Form /> }], '/', { api });
const picture = new File(['x'], '행사.png', { type: 'image/png' });

test('a chosen picture is stored and shown, and can be removed', async () => {
  const api = new FakeApi().answer(officeUploadPicture, { path: PATH, fileName: '행사.webp', size: 1 });
  open(api);
  await userEvent.upload(await screen.findByLabelText('대표 사진 (선택)'), picture);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(PATH));
  await userEvent.click(screen.getByRole('button', { name: '사진 지우기' }));
  expect(screen.getByRole('status')).toHaveTextContent('없음');
});

test("the file button has the words of the site, not those of the browser's language", async () => {
  open(new FakeApi());
  expect(await screen.findByLabelText('파일 선택')).toBe(screen.getByLabelText('대표 사진 (선택)'));
});

test('a rejected file is reported at the field', async () => {
  open(new FakeApi().refuse(officeUploadPicture, 'FILE_REJECTED'));
  const field = await screen.findByLabelText('대표 사진 (선택)');
  await userEvent.upload(field, picture);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/올릴 수 없는 파일입니다/));
});
