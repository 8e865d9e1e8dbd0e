/** Document with a message, for a visitor whose request no page of the portal answers. */
export function errorPage(message: string): string {
  const text = message.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return (
    '<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${text}</title><h1>${text}</h1><p><a href="/main">홈으로 가기</a></p></html>`
  );
}
