import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@portal/shared/testing';
import { configureOverlayReports, openDialog, type DialogProps } from './index.ts';

interface GreetingDialogProps extends DialogProps<number> {
  name: string;
}

function GreetingDialog({ name, close, closing }: GreetingDialogProps) {
  return (
    <section role="dialog" aria-label={`${name} 님, 안녕하세요`} data-closing={closing}>
      <button onClick={() => close(7)}>일곱</button>
      <button onClick={() => close()}>닫기</button>
    </section>
  );
}
const greetingFile = () => Promise.resolve({ default: GreetingDialog });

/** Chunk that loads or fails on command. */
function slowFile() {
  let arrive = () => {};
  let fail = () => {};
  const file = new Promise<{ default: typeof GreetingDialog }>((resolve, reject) => {
    arrive = () => resolve({ default: GreetingDialog });
    fail = () => reject(new Error('offline'));
  });
  return { load: () => file, arrive, fail };
}

async function start() {
  const { router } = renderInHost(
    [
      { path: '/', Component: () => <h1>쪽</h1> },
      { path: '/next', Component: () => <h1>다음 쪽</h1> },
    ],
    '/',
  );
  await screen.findByText('쪽');
  return router;
}
const dialogs = () => screen.queryAllByRole('dialog');

test('is rendered with the props of its opener and resolves with its result', async () => {
  await start();
  const result = openDialog(greetingFile, { name: '김한빛' });
  expect(await screen.findByRole('dialog', { name: '김한빛 님, 안녕하세요' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '일곱' }));
  expect(await act(() => result)).toBe(7);
  expect(dialogs()).toHaveLength(0);
});

test('resolves with undefined when dismissed', async () => {
  await start();
  const result = openDialog(greetingFile, { name: '김한빛' });
  await userEvent.click(await screen.findByRole('button', { name: '닫기' }));
  expect(await act(() => result)).toBeUndefined();
});

test('a double tap while its file is loading opens one, and both taps get its result', async () => {
  await start();
  const file = slowFile();
  const results = [openDialog(file.load, { name: '김한빛' }), openDialog(file.load, { name: '김한빛' })];
  await act(async () => file.arrive());
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '일곱' }));
  expect(await act(() => Promise.all(results))).toEqual([7, 7]);
});

test('can be opened again after it was closed', async () => {
  await start();
  for (const name of ['김한빛', '이새롬']) {
    const result = openDialog(greetingFile, { name });
    await screen.findByRole('dialog', { name: `${name} 님, 안녕하세요` });
    await userEvent.click(screen.getByRole('button', { name: '일곱' }));
    expect(await act(() => result)).toBe(7);
  }
});

test('shows a message if its chunk cannot be loaded, and the next press tries again', async () => {
  await start();
  const report = jest.fn();
  configureOverlayReports(report);
  const broken = slowFile();
  const lost = openDialog(broken.load, { name: '김한빛' });
  broken.fail();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    '화면을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 눌러주세요.아직 아무것도 보내지 않았습니다.',
  );
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(await act(() => lost)).toBeUndefined();
  expect(screen.getByText('쪽')).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(new Error('offline'));

  act(() => void openDialog(greetingFile, { name: '김한빛' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('shows a message if its chunk does not load in time, and does not open later', async () => {
  await start();
  const file = slowFile();
  jest.useFakeTimers();
  const lost = openDialog(file.load, { name: '김한빛' });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
  await act(async () => file.arrive());
  expect(await act(() => lost)).toBeUndefined();
  expect(dialogs()).toHaveLength(0);
});

test('does not open on another page than that of its opener', async () => {
  const router = await start();
  const file = slowFile();
  const result = openDialog(file.load, { name: '김한빛' });
  await act(() => router.navigate('/next'));
  file.arrive();
  expect(await act(() => result)).toBeUndefined();
  await waitFor(() => expect(screen.getByText('다음 쪽')).toBeInTheDocument());
  expect(dialogs()).toHaveLength(0);
});

test('has props and result of the component, checked by the compiler', () => {
  const PlainDialog = (_props: DialogProps) => null;
  const plainFile = () => Promise.resolve({ default: PlainDialog });
  // Never called: only its types are tested.
  const _opened = async () => {
    const result: number | undefined = await openDialog(greetingFile, { name: '김한빛' });
    const nothing: void = await openDialog(plainFile);
    // @ts-expect-error The result is a number.
    const text: string | undefined = await openDialog(greetingFile, { name: '김한빛' });
    // @ts-expect-error The name is a text.
    await openDialog(greetingFile, { name: 1 });
    // @ts-expect-error The name is missing.
    await openDialog(greetingFile, {});
    // @ts-expect-error It cannot be opened without its props.
    await openDialog(greetingFile);
    // @ts-expect-error It has no such prop.
    await openDialog(greetingFile, { name: '김한빛', size: 'large' });
    // @ts-expect-error `close` is given by the overlay.
    await openDialog(greetingFile, { name: '김한빛', close: () => undefined });
    // @ts-expect-error Only a component that takes `DialogProps` is a dialog.
    await openDialog(() => Promise.resolve({ default: (_props: { close: number }) => null }));
    return [result, nothing, text];
  };
  expect(_opened).toBeInstanceOf(Function);
});
