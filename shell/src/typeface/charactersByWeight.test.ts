import { charactersByWeight } from './charactersByWeight.ts';

const shownIn = async (html: string) => {
  document.body.innerHTML = html;
  const { '400': regular, '700': bold } = await charactersByWeight(document.body);
  return { regular, bold };
};

test('each character once, by its font weight', async () => {
  const html =
    '<p>가나가</p><b style="font-weight: 700">다</b><i style="font-weight: 600">라</i><i style="font-weight: 500">마</i>';
  expect(await shownIn(html)).toEqual({ regular: '가나마', bold: '다라' });
});

test("a field's placeholder counts too", async () => {
  expect((await shownIn('<input placeholder="검색"><textarea placeholder="글"></textarea>')).regular).toBe('검색글');
});

test('hidden text is left out if the browser supports checkVisibility', async () => {
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
