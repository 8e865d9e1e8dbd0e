import { blocksOf } from './blocksOf.ts';

const words = (length: number) => '가'.repeat(length);

/** Ids of a page's blocks. */
const blocksIn = (html: string) => {
  document.body.innerHTML = html;
  return [...blocksOf(document.body)].map(({ id }) => id);
};

test('a short page is one block', () => {
  document.body.innerHTML = `<p>${words(100)}</p><p>${words(100)}</p>`;
  expect([...blocksOf(document.body)]).toEqual([document.body]);
});

test('a long one is divided, from top to bottom, until its parts are short', () => {
  const list = [1, 2, 3].map((item) => `<li id="item${item}">${words(100)}</li>`).join('');
  const page = `<header id="header">${words(100)}</header><main><ul>${list}</ul></main><footer id="footer">끝</footer>`;
  expect(blocksIn(page)).toEqual(['header', 'item1', 'item2', 'item3', 'footer']);
});

test('a paragraph and a table stay whole, however long they are', () => {
  const rows = `<tr><td>${words(200)}</td></tr>`.repeat(3);
  const page = `<p id="paragraph">${words(200)}<b>${words(200)}</b></p><table id="table">${rows}</table>`;
  expect(blocksIn(page)).toEqual(['paragraph', 'table']);
});

test('elements without visible text are left out', () => {
  expect(blocksIn(`<p id="text">${words(300)}</p><div><img></div><script>${words(300)}</script>`)).toEqual(['text']);
});
