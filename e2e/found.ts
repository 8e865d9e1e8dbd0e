import type { Page } from '@playwright/test';
import { documentOf, untilRendered } from './rendered.ts';

/** A document as a search engine gets it, without a browser. */
export type FoundDocument = Awaited<ReturnType<typeof documentOf>>;

/** The document of a page rendered by the server. */
export async function renderedDocument(page: Page, path: string): Promise<FoundDocument> {
  await untilRendered(page, path);
  return documentOf(page, path);
}

/** Content of a `meta` element; null if there is none. */
export const metaOf = ({ text }: FoundDocument, name: string): string | null =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1] ?? null;

/** Canonical address of the document's page. */
export const canonicalOf = ({ text }: FoundDocument): string | null =>
  /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? null;

/** An item of structured data in terms of schema.org. */
type Thing = Record<string, unknown>;

export function thingsIn({ text }: FoundDocument): Thing[] {
  const json = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(text)?.[1];
  return json === undefined ? [] : (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
}

/** Structured data of one type. */
export const thingsOf = (document: FoundDocument, type: string): Thing[] =>
  thingsIn(document).filter((thing) => thing['@type'] === type);
