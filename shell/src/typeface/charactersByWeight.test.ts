import { charactersByWeight } from './charactersByWeight.ts';

const shownIn = async (html: string) => {
  document.body.innerHTML = html;
  const { '400': regular, '700': bold } = await charactersByWeight(document.body);
  return { regular, bold };
};

test('each character once, by the weight in which it is shown', async () => {
  const html =
    '<p>가나가</p><b style="font-weight: 700">다</b><i style="font-weight: 600">라</i><i style="font-weight: 500">마</i>';
  expect(await shownIn(html)).toEqual({ regular: '가나마', bold: '다라' });
});

test('what stands in an empty field is shown as well', async () => {
  expect((await shownIn('<input placeholder="검색"><textarea placeholder="글"></textarea>')).regular).toBe('검색글');
});

test('a browser that can tell leaves out what is hidden', async () => {
  const prototype = Element.prototype as Partial<Pick<Element, 'checkVisibility'>>;
  prototype.checkVisibility = function (this: Element) {
    return !this.closest('[hidden]');
  };
  try {
    expect((await shownIn('<p>가</p><div hidden><p>나</p></div>')).regular).toBe('가');
  } finally {
    delete prototype.checkVisibility;
  }
});
