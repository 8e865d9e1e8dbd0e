/** Of a link to a document that the browser is to fetch ahead of the press. */
export const FETCHED_LINK = 'data-fetched';

/**
 * Rules of a document by which a browser that knows them (Chromium) fetches what a link with that attribute leads to:
 * the document alone, which it keeps for some minutes. None of its files is asked for and no code of it runs. One text
 * for all pages: the policy knows it by its hash.
 */
export const DOCUMENT_RULES = `{"prefetch":[{"where":{"selector_matches":"[${FETCHED_LINK}]"},"eagerness":"immediate"}]}`;
