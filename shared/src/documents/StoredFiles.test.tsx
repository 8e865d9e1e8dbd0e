import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile } from '@portal/shared/contract/common';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { StoredFiles } from './StoredFiles.tsx';

const plan = { path: 'uploads/plan.pdf', fileName: '일정표.pdf', size: 2048 };
const open = (api: FakeApi) => renderInHost([{ path: '*', element: <StoredFiles files={[plan]} /> }], '/', { api });
const press = async () => userEvent.click(await screen.findByRole('button', { name: /일정표\.pdf .*내려받기/ }));

test('a file restricted to employees is fetched with the token and saved under its name on each press', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:plan', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} of ${this.href}`);
  });
  const api = new FakeApi().answerFile(downloadFile, new Blob(['%PDF']));
  open(api);
  await press();
  await waitFor(() => expect(saved).toEqual(['일정표.pdf of blob:plan']));
  expect(api.requestsOf(downloadFile)[0]?.input).toEqual({ path: plan.path });
  await press();
  await waitFor(() => expect(saved).toHaveLength(2));
  click.mockRestore();
});

test('a failed download shows a message', async () => {
  open(new FakeApi().refuse(downloadFile, 'NOT_FOUND'));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('‘일정표.pdf’ 파일을 내려받지 못했습니다.');
});
