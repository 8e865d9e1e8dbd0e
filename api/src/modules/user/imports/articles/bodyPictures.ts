import sanitizeHtml from 'sanitize-html';

/** Every element and attribute as it is: `cleanArticle` decides afterwards. */
const UNCHANGED = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true } as const;

/** Name in the folder of a picture's address: without its query, decoded; null for one of another website. */
function nameOf(address: string): string | null {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return null;
  const [path = ''] = address.split(/[?#]/);
  try {
    return decodeURIComponent(path).replace(/^\/+/, '');
  } catch {
    return path;
  }
}

/** Addresses of the pictures in an old text, each with its name in the folder. */
export function picturesIn(html: string): Map<string, string | null> {
  const found = new Map<string, string | null>();
  sanitizeHtml(html, {
    ...UNCHANGED,
    transformTags: {
      img: (tagName, attribs) => {
        const { src } = attribs;
        if (src) found.set(src, nameOf(src));
        return { tagName, attribs };
      },
    },
  });
  return found;
}

/** The text with the stored pictures of these addresses. */
export const withPictures = (html: string, stored: ReadonlyMap<string, string>): string =>
  sanitizeHtml(html, {
    ...UNCHANGED,
    transformTags: {
      img: (tagName, attribs) => {
        const path = stored.get(attribs['src'] ?? '');
        return { tagName, attribs: { ...attribs, alt: attribs['alt'] ?? '', src: path ? `/files/${path}` : '' } };
      },
    },
  });
