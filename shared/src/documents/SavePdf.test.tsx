import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClientProvider, createQueryClient } from '@portal/shared/client';
import { downloadSlip } from '../contract/manager/index.ts';
import { FakeApi } from '../testing/fakeApi.ts';
import { SavePdf } from './SavePdf.tsx';

const savedAs: string[] = [];

beforeEach(() => {
  savedAs.length = 0;
  // jsdom lacks both functions.
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedAs.push(this.download);
  });
});

const draw = () =>
  render(
    <ClientProvider queryClient={createQueryClient()}>
      <SavePdf call={downloadSlip} input={{ applyType: 1, userExaminationNo: 12 }} fileName="교육 수강증_2급.pdf" />
    </ClientProvider>,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'PDF로 저장' }));

test('hands the file to the browser under its name, and says where to find it', async () => {
  const api = new FakeApi().answerFile(downloadSlip, new Blob(['%PDF'], { type: 'application/pdf' })).install();
  draw();
  await press();
  expect(await screen.findByRole('status')).toHaveTextContent('‘교육 수강증_2급.pdf’ 파일을 내려받았습니다.');
  expect(savedAs).toEqual(['교육 수강증_2급.pdf']);
  expect(api.requestsOf(downloadSlip)[0]?.input).toEqual({ applyType: 1, userExaminationNo: 12 });
});

test('a refusal is told in its own words, a failure in plain ones; pressing again saves it', async () => {
  const api = new FakeApi().refuse(downloadSlip, 'PAPER_NOT_ALLOWED').install();
  draw();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('지금은 받으실 수 없는 증서입니다.');
  api.refuse(downloadSlip, 'NOT_READY');
  await press();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('PDF를 저장하지 못했습니다.'));
  expect(savedAs).toEqual([]);
  api.answerFile(downloadSlip, new Blob(['%PDF'], { type: 'application/pdf' }));
  await press();
  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an envelope that arrives as bytes is no file', async () => {
  const refusal = new Blob(['{"code":-2009}'], { type: 'application/json; charset=utf-8' });
  new FakeApi().answerFile(downloadSlip, refusal).install();
  draw();
  await press();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(savedAs).toEqual([]);
});
