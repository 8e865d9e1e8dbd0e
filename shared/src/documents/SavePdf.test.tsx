import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClientProvider, createQueryClient } from '@portal/shared/client';
import { fileAddress } from '../contract/common.ts';
import { downloadSlip } from '../contract/manager/index.ts';
import { FakeApi } from '../testing/fakeApi.ts';
import { SavePdf } from './SavePdf.tsx';

const savedAs: string[] = [];
const opened: string[] = [];

beforeEach(() => {
  savedAs.length = 0;
  opened.length = 0;
  // jsdom lacks both functions.
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) savedAs.push(this.download);
    else opened.push(this.getAttribute('href') ?? '');
  });
});

const draw = () =>
  render(
    <ClientProvider queryClient={createQueryClient()}>
      <SavePdf call={downloadSlip} input={{ applyType: 1, userExaminationNo: 12 }} fileName="교육 수강증_2급.pdf" />
    </ClientProvider>,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'PDF로 저장' }));

test('downloads the file under its name, and explains where to find it', async () => {
  const api = new FakeApi().answerFile(downloadSlip, new Blob(['%PDF'], { type: 'application/pdf' })).install();
  draw();
  await press();
  expect(await screen.findByRole('status')).toHaveTextContent('‘교육 수강증_2급.pdf’ 파일을 내려받았습니다.');
  expect(savedAs).toEqual(['교육 수강증_2급.pdf']);
  expect(api.requestsOf(downloadSlip)[0]?.input).toEqual({ applyType: 1, userExaminationNo: 12 });
});

test('a business error shows its message, another failure a general one; pressing again saves the file', async () => {
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

test('an envelope that arrives as a blob is not a file', async () => {
  const refusal = new Blob(['{"code":-2009}'], { type: 'application/json; charset=utf-8' });
  new FakeApi().answerFile(downloadSlip, refusal).install();
  draw();
  await press();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(savedAs).toEqual([]);
});

test('a browser inside a messenger opens the file at an address, or shows why not', async () => {
  const messenger = 'Mozilla/5.0 (Linux; Android 14) KAKAOTALK 11.0';
  const userAgent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(messenger);
  const api = new FakeApi().refuse(fileAddress, 'NOT_READY').install();
  draw();
  const open = () => userEvent.click(screen.getByRole('button', { name: 'PDF 열기' }));
  await open();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  api.answer(fileAddress, { address: '/api/home/manager/downloadSlip?pass=sealed' });
  await open();
  await waitFor(() => expect(opened).toEqual(['/api/home/manager/downloadSlip?pass=sealed']));
  const path = `${downloadSlip.path}?applyType=1&userExaminationNo=12`;
  expect(api.requestsOf(fileAddress).at(-1)?.input).toEqual({ path });
  userAgent.mockRestore();
});
