/**
 * HTML allowed in an article: the editor creates nothing else, and the server removes everything else. Headings begin
 * with h2, because the page's own heading is h1.
 */
export const ARTICLE_MARKUP = {
  elements: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'],
    ...['strong', 'em', 'u', 's', 'a', 'img'],
  ],
  attributes: { a: ['href'], img: ['src', 'alt'] },
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/** HTML allowed in a member's post: that of an article without pictures, which are attached, and without h2. */
export const POST_MARKUP = {
  ...ARTICLE_MARKUP,
  elements: ARTICLE_MARKUP.elements.filter((element) => element !== 'img' && element !== 'h2'),
  attributes: { a: ['href'] },
} as const;

/** Only stored pictures of the portal are allowed: an external picture may change or vanish. */
const STORED_PICTURE = /^\/files\/(\w[\w-]*(?:\/[\w-]+)*\.\w+)$/;

/** Stored path of a picture's `src`; null for an external picture. */
export const storedPictureOf = (src: string): string | null => STORED_PICTURE.exec(src)?.[1] ?? null;

/** Also matches an unclosed tag up to the end. */
const PICTURE = /<img\b[^>]*(?:>|$)/g;
const hasDescription = (picture: string) => /\balt="\s*[^\s"][^"]*"/.test(picture);

/** True if every picture has a text alternative. */
export const hasDescribedPictures = (html: string): boolean => (html.match(PICTURE) ?? []).every(hasDescription);
