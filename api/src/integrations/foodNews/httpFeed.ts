import { parseFeed, Parser } from 'htmlparser2';
import * as v from 'valibot';
import { readBoundedText } from '../http/boundedText.ts';
import type { FoodNewsFeed, FoodNewsItem } from './foodNewsFeed.ts';

/** Timeout of the response. */
const TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 5_000_000;
const MAX_ITEMS = 200;

const text = v.optional(v.nullable(v.string()));
/** JSON Feed 1.1 (jsonfeed.org), the fields that are used. */
const jsonFeed = v.object({
  title: text,
  items: v.array(
    v.object({
      id: text,
      url: text,
      title: text,
      summary: text,
      content_text: text,
      content_html: text,
      image: text,
      date_published: text,
    }),
  ),
});

interface RawItem {
  id?: string | null | undefined;
  url?: string | null | undefined;
  title?: string | null | undefined;
  summary?: string | null | undefined;
  date?: Date | undefined;
}

/** Maximum length read of a value; feeds send whole articles as summaries. */
const MAX_VALUE_LENGTH = 20_000;
const WITHOUT_WORDS = ['script', 'style'];

/** Returns the plain text of a value that may contain markup. */
function plain(value: string | null | undefined, maxLength: number): string {
  let words = '';
  let hidden = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      words += ' ';
      if (WITHOUT_WORDS.includes(name)) hidden += 1;
    },
    onclosetag: (name) => {
      if (WITHOUT_WORDS.includes(name)) hidden -= 1;
    },
    ontext: (text) => {
      if (hidden === 0) words += text;
    },
  });
  parser.end((value ?? '').slice(0, MAX_VALUE_LENGTH));
  return words.replace(/\s+/g, ' ').trim().slice(0, maxLength);
}

/** Returns an http or https URL; empty otherwise. */
function webUrl(value: string | null | undefined): string {
  const url = value ? URL.parse(value.trim()) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}

function readJson(body: string): { source: string; items: RawItem[] } {
  const feed = v.parse(jsonFeed, JSON.parse(body));
  return {
    source: feed.title ?? '',
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary ?? item.content_text ?? item.content_html,
      date: item.date_published ? new Date(item.date_published) : undefined,
    })),
  };
}

function readXml(body: string): { source: string; items: RawItem[] } {
  const feed = parseFeed(body, { xmlMode: true, decodeEntities: true });
  if (!feed) throw new Error('the food news feed is neither JSON Feed, RSS nor Atom');
  return {
    source: feed.title ?? '',
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.link,
      title: item.title,
      summary: item.description,
      date: item.pubDate,
    })),
  };
}

/** Parses a feed's body; items without a title or URL are dropped. */
function readFeed(body: string, now: Date): FoodNewsItem[] {
  const { source, items } = body.trimStart().startsWith('{') ? readJson(body) : readXml(body);
  return items.slice(0, MAX_ITEMS).flatMap((item) => {
    const url = webUrl(item.url);
    const title = plain(item.title, 200);
    if (!url || !title) return [];
    const dated = item.date && !Number.isNaN(item.date.getTime());
    return {
      key: plain(item.id, 300) || url,
      title,
      summary: plain(item.summary, 300),
      source: plain(source, 100) || new URL(url).hostname,
      url,
      // Visitors' browsers must not load pictures from other sites.
      imagePath: '',
      content: '',
      publishedAt: dated && item.date && item.date < now ? item.date : now,
    };
  });
}

/** A feed at a URL: JSON Feed, RSS or Atom. */
export function createHttpFeed(url: string): FoodNewsFeed {
  return {
    async read(now) {
      const response = await fetch(url, {
        headers: {
          Accept: 'application/feed+json, application/json, application/rss+xml, application/atom+xml, text/xml',
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the food news feed answered ${response.status}`);
      }
      return readFeed(await readBoundedText(response, MAX_BODY_BYTES), now);
    },
  };
}
