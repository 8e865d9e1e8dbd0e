import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CallError } from '@portal/shared/client';
import { UPLOAD_LIMIT_BYTES } from '../../contract/common.ts';
import { FilesField } from './FilesField.tsx';
import type { StoredFile } from './storeFiles.ts';

const aFile = (name: string, bytes = 3) => {
  const file = new File(['abc'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

function show(store: (file: File) => Promise<StoredFile>, start: StoredFile[] = []) {
  function Sample() {
    const [files, setFiles] = useState(start);
    return (
      <FilesField files={files} max={3} ordered error={undefined} progress={0.4} {...{ store }} onChange={setFiles} />
    );
  }
  render(<Sample />);
}

const stored = async (file: File): Promise<StoredFile> => ({
  path: `private/${file.name}`,
  fileName: file.name,
  size: file.size,
});
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent?.match(/^[^ ]+?\.pdf/)?.[0]);
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('첨부파일 (선택)'), files);

test('files are stored one after the other; failed ones are named, and the others remain', async () => {
  show(async (file) => {
    if (file.name === 'bad.pdf') throw new CallError('refused', 2, '올릴 수 없는 파일입니다.');
    return stored(file);
  });
  await choose(aFile('one.pdf'), aFile('bad.pdf'), aFile('large.pdf', UPLOAD_LIMIT_BYTES + 1), aFile('two.pdf'));
  expect(names()).toEqual(['one.pdf', 'two.pdf']);
  expect(screen.getByText(/‘bad.pdf’: 올릴 수 없는 파일입니다\. ‘large.pdf’은\(는\)/)).toBeVisible();
});

test('does not store more files than allowed', async () => {
  const store = jest.fn(stored);
  show(store);
  await choose(...['1', '2', '3', '4'].map((name) => aFile(`${name}.pdf`)));
  expect(store).toHaveBeenCalledTimes(3);
  expect(screen.getByText('파일은 3개까지 올릴 수 있습니다.')).toBeVisible();
});

test('files can be reordered and removed', async () => {
  show(stored, [
    { path: 'a', fileName: 'a.pdf', size: 1 },
    { path: 'b', fileName: 'b.pdf', size: 2 },
  ]);
  expect(screen.queryByRole('button', { name: 'a.pdf 위로 옮기기' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'b.pdf 위로 옮기기' }));
  expect(names()).toEqual(['b.pdf', 'a.pdf']);
  await userEvent.click(screen.getByRole('button', { name: 'b.pdf 삭제' }));
  expect(names()).toEqual(['a.pdf']);
});
