const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 has no place for, escaped or not: they would make the whole document unreadable. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text between two tags, or in an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** `<name>text</name>`. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** What an XML document begins with. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
