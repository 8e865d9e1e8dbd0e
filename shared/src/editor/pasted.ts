import { storedPictureOf } from '../contract/base/articleMarkup.ts';

/** Renames h1, which belongs to the page, and the lowest levels to headings that a text may have. */
const RENAMED = { H1: 'h2', H5: 'h4', H6: 'h4' } as const;

/** Word's and HWP's own elements, comments and conditions, which would otherwise leave text behind. */
const DROPPED = 'style, script, title, meta, link, xml, o\\:p, [style*="mso-hide:all"], [style*="display:none"]';

/** Removes a word processor's additions from pasted HTML. The editor reduces the rest to the allowed markup. */
export function reducePasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const dropped of body.querySelectorAll(DROPPED)) dropped.remove();
  for (const [from, to] of Object.entries(RENAMED))
    for (const heading of body.querySelectorAll(from)) {
      const renamed = document.createElement(to);
      renamed.append(...heading.childNodes);
      heading.replaceWith(renamed);
    }
  for (const link of body.querySelectorAll('a'))
    for (const { name } of [...link.attributes]) if (name !== 'href') link.removeAttribute(name);
  return body.innerHTML;
}

/** Sentence about what the editor leaves out of pasted HTML; empty if that is nothing visible. */
export function leftOutOf(html: string, keepsPictures: boolean): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pictures = [...body.querySelectorAll('img')].filter(
    (one) => !(keepsPictures && storedPictureOf(one.getAttribute('src') ?? '') !== null),
  );
  return [pictures.length > 0 && PICTURES_LEFT_OUT, body.querySelector('table') && TABLE_LEFT_OUT]
    .filter(Boolean)
    .join(' ');
}

export const PICTURES_LEFT_OUT = '그림은 붙여 넣을 수 없어 뺐습니다.';
const TABLE_LEFT_OUT = '표는 넣을 수 없어 글자만 남겼습니다. 칸이 이어졌으니 확인해주세요.';
