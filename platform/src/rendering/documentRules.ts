/** Attribute of a link to a document that the browser should prefetch. */
export const FETCHED_LINK = 'data-fetched';

/**
 * Speculation rules by which supporting browsers (Chromium) prefetch the target of a link with that attribute: only the
 * document, which is cached for some minutes. None of its files is requested and no code of it runs. One text for all
 * pages, since the policy allows it by its hash.
 */
export const DOCUMENT_RULES = `{"prefetch":[{"where":{"selector_matches":"[${FETCHED_LINK}]"},"eagerness":"immediate"}]}`;
