import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeCorrectionDocument } from '@portal/shared/contract/office';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { saveBlob } from './download.ts';
import { FileButton } from './FileButton.tsx';

jest.mock('./download.ts', () => ({ saveBlob: jest.fn() }));

const press = async (api: FakeApi) => {
  const page = () => (
    <FileButton call={officeCorrectionDocument} input={{ correctionNo: 4 }} fileName="서류.pdf">
      서류 받기
    </FileButton>
  );
  renderInHost([{ path: '/office', Component: page }], '/office', { api });
  await userEvent.click(await screen.findByRole('button', { name: '서류 받기' }));
};

test('the file of the input is saved under its name', async () => {
  const api = new FakeApi().answerFile(officeCorrectionDocument, new Blob(['%PDF']));
  await press(api);
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith('서류.pdf', expect.any(Blob)));
  expect(api.requestsOf(officeCorrectionDocument)[0]?.input).toMatchObject({ correctionNo: 4 });
});

test('the button is busy while the file is fetched', async () => {
  let arrive: (file: Blob) => void = () => undefined;
  await press(new FakeApi().answerFile(officeCorrectionDocument, new Promise((resolve) => (arrive = resolve))));
  const button = screen.getByRole('button', { name: '서류 받기' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  arrive(new Blob(['%PDF']));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
});

test('an error is shown, and nothing is saved', async () => {
  jest.mocked(saveBlob).mockClear();
  await press(new FakeApi().refuse(officeCorrectionDocument, 'NOT_FOUND'));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(saveBlob).not.toHaveBeenCalled();
});
