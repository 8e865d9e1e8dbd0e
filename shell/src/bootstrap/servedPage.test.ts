import { keepServedPage, orStayReadable } from './servedPage.ts';

const stayReadable = jest.fn();
const sent = '<header>메뉴</header><main id="main"><h1>공지사항</h1><a href="/news">목록</a></main>';

beforeEach(() => {
  stayReadable.mockClear();
  Object.assign(window, { stayReadable });
  document.body.innerHTML = `<div id="root">${sent}</div>`;
});

const rootElement = () => document.getElementById('root') ?? document.body;

test('if the start throws, the page sent by the server is untouched and says that it can only be read', async () => {
  const elements = [...rootElement().children];
  await expect(orStayReadable(Promise.reject(new TypeError('toSorted is not a function')))).rejects.toThrow('toSorted');
  expect([...rootElement().children]).toEqual(elements);
  expect(stayReadable).toHaveBeenCalledTimes(1);
});

test('nothing is shown after a successful start', async () => {
  await orStayReadable(Promise.resolve());
  expect(stayReadable).not.toHaveBeenCalled();
});

test('a removed page is restored, without the listeners of its elements', () => {
  const giveBack = keepServedPage(rootElement());
  const pressed = jest.fn();
  rootElement().querySelector('a')?.addEventListener('click', pressed);
  rootElement().replaceChildren(document.createElement('p'));
  giveBack();
  expect(rootElement().innerHTML).toBe(sent);
  rootElement().querySelector('a')?.dispatchEvent(new Event('click'));
  expect(pressed).not.toHaveBeenCalled();
  expect(stayReadable).toHaveBeenCalledTimes(1);
});
