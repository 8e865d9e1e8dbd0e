/**
 * What the text of an article may have: the editor makes nothing else, and the server drops everything else. The
 * heading of the page is h1, so that those of a text begin with h2.
 */
export const ARTICLE_MARKUP = {
  elements: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'],
    ...['strong', 'em', 'u', 's', 'a', 'img'],
  ],
  attributes: { a: ['href'], img: ['src', 'alt'] },
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/**
 * What the text of a member's post may have: what an article may, without its pictures, which are attached, and without
 * its highest headings.
 */
export const POST_MARKUP = {
  ...ARTICLE_MARKUP,
  elements: ARTICLE_MARKUP.elements.filter((element) => element !== 'img' && element !== 'h2'),
  attributes: { a: ['href'] },
} as const;

/** Pictures are those of the portal's own store: a picture of another place may change or vanish. */
const STORED_PICTURE = /^\/files\/(\w[\w-]*(?:\/[\w-]+)*\.\w+)$/;

/** The stored path of a picture's `src`; null for one that lies somewhere else. */
export const storedPictureOf = (src: string): string | null => STORED_PICTURE.exec(src)?.[1] ?? null;

/** One that is not closed goes on to the end. */
const PICTURE = /<img\b[^>]*(?:>|$)/g;
const hasDescription = (picture: string) => /\balt="\s*[^\s"][^"]*"/.test(picture);

/** Whether every picture says in words what it shows, for those who cannot see it. */
export const hasDescribedPictures = (html: string): boolean => (html.match(PICTURE) ?? []).every(hasDescription);
