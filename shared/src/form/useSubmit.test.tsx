import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { loadHttp, useMutation } from '@portal/shared/client';
import { uploadFile } from '@portal/shared/contract/common';
import { updateProfile } from '@portal/shared/contract/user';
import { confirm } from '@portal/shared/overlay';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { NUMBERS } from '../contract/all/index.ts';
import { UploadProgress, useSubmit, type SubmitOptions } from './index.ts';

interface Values {
  email: string;
  note: string;
  people: { name: string }[];
}

type Options = Partial<Pick<SubmitOptions<Values, Values>, 'fieldOf' | 'refusedAt' | 'onRefused'>> & {
  asks?: boolean;
  quiet?: boolean;
};

const done = jest.fn();

/** Form that sends a call of the contract, an arbitrary one. */
function open(api: FakeApi, { asks = false, quiet = true, ...options }: Options = {}) {
  function Page() {
    const form = useForm<Values>({
      defaultValues: { email: 'kim@example.com', note: '', people: [{ name: '김한빛' }, { name: '홍길동' }] },
    });
    const { email, note, people } = form.formState.errors;
    const change = useMutation(updateProfile, { quiet });
    const upload = useMutation(uploadFile);
    const { submit, isPending } = useSubmit({
      form,
      send: async (values) => {
        if (asks && !(await confirm('보내시겠습니까?'))) return;
        await change.mutate(values as unknown as Parameters<typeof change.mutate>[0]);
        done();
      },
      ...options,
    });
    return (
      <form onSubmit={submit}>
        <input aria-label="이메일" {...form.register('email')} />
        <p>{email?.message}</p>
        <input aria-label="메모" {...form.register('note')} />
        <p>{note?.message}</p>
        <input aria-label="2번 이름" {...form.register('people.1.name')} />
        <p>{people?.[1]?.name?.message}</p>
        <input
          type="file"
          aria-label="파일"
          onChange={({ target }) => void upload.mutate({}, { file: target.files?.[0] as File })}
        />
        {upload.isPending && <UploadProgress label="올리는 중" progress={upload.progress} />}
        <button aria-busy={isPending}>보내기</button>
      </form>
    );
  }
  renderInHost([{ path: '/', Component: Page }], '/', { api });
}

const send = async () => userEvent.click(await screen.findByRole('button', { name: '보내기' }));
const issues = (...list: { path: string; message: string }[]) =>
  new FakeApi().refuse(updateProfile, 'MALFORMED', { issues: list });
const alertBox = () => screen.queryByRole('alertdialog');

beforeEach(() => done.mockClear());

test('sends the typed values, and continues', async () => {
  const api = new FakeApi().answer(updateProfile, 1);
  open(api);
  await userEvent.type(await screen.findByLabelText('메모'), '새 메모');
  await send();
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(api.requestsOf(updateProfile)[0]?.input).toMatchObject({ email: 'kim@example.com', note: '새 메모' });
});

test('sends once, even if the button is pressed repeatedly', async () => {
  const api = new FakeApi().answer(updateProfile, 1);
  open(api, { asks: true });
  await send();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('보내시겠습니까?');
  const button = screen.getByRole('button', { name: '보내기', hidden: true });
  expect(button).toHaveAttribute('aria-busy', 'true');
  act(() => button.click());
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(api.requestsOf(updateProfile)).toHaveLength(1);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
});

test('a no in the confirmation returns to the form', async () => {
  const api = new FakeApi().answer(updateProfile, 1);
  open(api, { asks: true });
  await send();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
  expect(api.requestsOf(updateProfile)).toHaveLength(0);
});

test('displays validation errors of the API at the fields without an alert, and focuses the first', async () => {
  open(
    issues(
      { path: 'email', message: '이메일을 다시 확인해주세요.' },
      { path: 'note', message: '메모를 다시 확인해주세요.' },
    ),
  );
  await send();
  expect(await screen.findByText('이메일을 다시 확인해주세요.')).toBeInTheDocument();
  expect(screen.getByText('메모를 다시 확인해주세요.')).toBeInTheDocument();
  expect(screen.getByLabelText('이메일')).toHaveFocus();
  expect(alertBox()).toBeNull();
});

test('displays an error at the field of its row', async () => {
  open(issues({ path: 'people.1.name', message: '이름을 다시 확인해주세요.' }));
  await send();
  expect(await screen.findByText('이름을 다시 확인해주세요.')).toBeInTheDocument();
  expect(screen.getByLabelText('2번 이름')).toHaveFocus();
  expect(alertBox()).toBeNull();
});

test('alerts about an error in a row that the form does not have', async () => {
  open(issues({ path: 'people.2.name', message: '이름을 다시 확인해주세요.' }));
  await send();
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
});

test('maps a field with another name on the wire', async () => {
  open(issues({ path: 'memo', message: '메모를 다시 확인해주세요.' }), {
    fieldOf: (path) => (path === 'memo' ? 'note' : path),
  });
  await send();
  expect(await screen.findByText('메모를 다시 확인해주세요.')).toBeInTheDocument();
});

test('alerts about an error in a field that the form does not have', async () => {
  open(issues({ path: 'industryType', message: '업종을 선택해주세요.' }));
  await send();
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
});

test('does not alert again if the client has shown the failure', async () => {
  open(issues({ path: 'industryType', message: '업종을 선택해주세요.' }), { quiet: false });
  await send();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(alertBox()).toBeNull());
});

test('displays a business error about a field at that field', async () => {
  open(new FakeApi().refuse(updateProfile, 'ID_TAKEN'), { refusedAt: { [NUMBERS.ID_TAKEN]: 'email' } });
  await send();
  await waitFor(() => expect(screen.getByLabelText('이메일')).toHaveFocus());
  expect(screen.getByLabelText('이메일').nextSibling).not.toBeEmptyDOMElement();
  expect(alertBox()).toBeNull();
});

test.each([
  ['alerts a refusal that the page leaves to it', undefined, 1],
  ['leaves a refusal to the page that deals with it', true, 0],
] as const)('%s', async (_title, dealtWith, alerts) => {
  const onRefused = jest.fn(() => dealtWith);
  open(new FakeApi().refuse(updateProfile, 'APPLY_FULL'), { onRefused });
  await send();
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryAllByRole('alertdialog')).toHaveLength(alerts));
  expect(done).not.toHaveBeenCalled();
});

test('alerts if the API is unreachable, and the form can be sent again', async () => {
  const api = new FakeApi();
  open(api);
  await send();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(alertBox()).toBeNull());
  api.answer(updateProfile, 1);
  await send();
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
});

test('is not sent while a file is uploaded, and shows how much of it has been sent', async () => {
  const api = new FakeApi().answer(updateProfile, 1).answer(uploadFile, 'uploads/1.pdf');
  open(api);
  const http = await loadHttp();
  const adapter = http.defaults.adapter as Extract<typeof http.defaults.adapter, (config: never) => unknown>;
  let finish = () => undefined as void;
  const stored = new Promise<void>((resolve) => (finish = resolve));
  http.defaults.adapter = async (config) => {
    if (config.url !== uploadFile.path) return adapter(config);
    config.onUploadProgress?.({ loaded: 1, total: 4, progress: 0.25, bytes: 1, lengthComputable: true });
    await stored;
    return adapter(config);
  };
  await userEvent.upload(await screen.findByLabelText('파일'), new File(['%PDF'], '증명서.pdf'));
  expect(await screen.findByText('25%')).toBeVisible();
  const button = screen.getByRole('button', { name: '보내기' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await send();
  expect(api.requestsOf(updateProfile)).toEqual([]);
  finish();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  await send();
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
});
