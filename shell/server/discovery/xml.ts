const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 forbids, even escaped: a single one would make the whole document unreadable. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** `<name>text</name>`. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** Declaration at the beginning of an XML document. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
