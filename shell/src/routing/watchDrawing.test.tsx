import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useEffect, useReducer } from 'react';
import { drawProgram } from '../bootstrap/drawProgram.tsx';
import { aPortal, exporting, forgetAll, heading, notice } from './testing/openPortal.tsx';
import { watchDrawing } from './watchDrawing.ts';

jest.mock('@portal/platform/sections/loading/hostContract', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));
jest.mock('../home/HomePage.tsx', () => ({ __esModule: true, default: heading('홈') }));

const BOARD = '/news/board';
const NOTICE = '/news/notice';

/** More checks than a faulty page gets. */
const MANY_LOOKS = 12;

const forever = new Promise<never>(() => undefined);
let isMended = false;

function Suspended() {
  if (!isMended) use(forever);
  return <h1>자유게시판</h1>;
}

/** Each of its effects triggers the next one, so no transition ever ends. */
function Restless() {
  const [times, goOn] = useReducer((before: number) => before + 1, 0);
  useEffect(goOn, [times, goOn]);
  return <h1>자유게시판</h1>;
}

const closing: (() => void)[] = [];

/** The portal as a browser renders it, without the ordering that tests impose. */
async function openAt(path: string) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'],
  });
  const portal = aPortal(path);
  const place = document.body.appendChild(document.createElement('div'));
  const drawAgain = jest.fn(
    drawProgram(place, portal, { reports: {}, beforeHydration: null, onRecoverableError: () => undefined }),
  );
  closing.push(() => {
    drawAgain({
      key: portal.router.state.location.key,
      error: portal.sections.asError(new Error('the test ends'), ''),
    });
    place.remove();
  });
  watchDrawing(portal, drawAgain);
  return { ...portal, drawAgain };
}

/** Advances the time, and lets React render. */
async function pass(looks: number) {
  for (let look = 0; look < looks; look += 1) {
    jest.advanceTimersByTime(1000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const title = (name: string) => screen.queryByRole('heading', { level: 1, name });
const FAILURE = '소식 화면을 불러오지 못했습니다';

beforeEach(() => {
  forgetAll();
  isMended = false;
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page that suspends forever is replaced by its failure, and the old page is gone; one press retries', async () => {
  exporting({ [NOTICE]: notice, [BOARD]: async () => ({ default: Suspended }) });
  const { router, sections } = await openAt(NOTICE);
  const report = jest.spyOn(sections.failures, 'report');
  await waitFor(() => expect(title('공지사항')).toBeInTheDocument());
  await router.navigate(BOARD);
  await pass(3);
  expect(title('공지사항')).toBeInTheDocument();
  await pass(3);
  expect(await screen.findByRole('heading', { level: 1, name: FAILURE })).toBeInTheDocument();
  expect(title('공지사항')).toBeNull();
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ section: 'mf-news-space', build: 'b2' }));
  isMended = true;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(title('자유게시판')).toBeInTheDocument());
});

test('a first page that suspends forever is replaced too, after the frame was drawn', async () => {
  exporting({ [BOARD]: async () => ({ default: Suspended }) });
  await openAt(BOARD);
  expect(await screen.findByRole('banner')).toBeInTheDocument();
  await pass(6);
  expect(await screen.findByRole('heading', { level: 1, name: FAILURE })).toBeInTheDocument();
});

test('a page whose effects never rest is left by a link', async () => {
  exporting({ [NOTICE]: notice, [BOARD]: async () => ({ default: Restless }) });
  const { router } = await openAt(BOARD);
  await waitFor(() => expect(title('자유게시판')).toBeInTheDocument());
  await router.navigate(NOTICE);
  await pass(3);
  expect(title('자유게시판')).toBeInTheDocument();
  await pass(1);
  await waitFor(() => expect(title('공지사항')).toBeInTheDocument());
  expect(title('자유게시판')).toBeNull();
});

test('a drawn page is left alone, and so is one in a hidden tab', async () => {
  exporting({ [NOTICE]: notice, [BOARD]: async () => ({ default: Suspended }) });
  const { router, drawAgain } = await openAt(NOTICE);
  await waitFor(() => expect(title('공지사항')).toBeInTheDocument());
  await pass(MANY_LOOKS);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await router.navigate(BOARD);
  await pass(MANY_LOOKS);
  expect(drawAgain).not.toHaveBeenCalled();
  visibility.mockRestore();
  await pass(MANY_LOOKS);
  expect(drawAgain).toHaveBeenCalledTimes(2);
});
