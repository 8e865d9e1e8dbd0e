import type { Page, Route } from '@playwright/test';

interface Envelope {
  code: number;
  message: string;
  entity: unknown;
}

const isList = (entity: unknown): entity is { list: unknown[]; pageInfo: { totalRow: number; endPage: number } } =>
  typeof entity === 'object' && entity !== null && 'list' in entity && Array.isArray(entity.list);

/** An extreme title: long words without spaces, with an unbreakable number. */
const LONG = '위생교육과자격시험을함께준비하시는회원분들께드리는아주긴안내말씀 2026-0000-1111-2222-3333 '.repeat(3);
/** Free texts; others have a fixed format (dates, paths, states). */
const WRITTEN = /^(title|name|subject|place|writer|shopName|content|summary|question|description)$/;

const lengthen = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    WRITTEN.test(key) && typeof inner === 'string' ? LONG : inner,
  ) as unknown;

/** Repeats items with different numbers, as for different items. */
const multiply = (list: readonly unknown[]): unknown[] =>
  Array.from({ length: 60 }, (_, copy) =>
    list.map(
      (item) =>
        JSON.parse(JSON.stringify(item), (key, inner: unknown) =>
          /No$/.test(key) && typeof inner === 'number' ? inner + copy * 1_000_000 : inner,
        ) as unknown,
    ),
  ).flat();

/** Change of an API response. */
type Change = (route: Route, envelope: () => Promise<Envelope>) => Promise<void>;

const withEntity =
  (change: (entity: unknown) => unknown): Change =>
  async (route, envelope) => {
    const answered = await envelope();
    await route.fulfill({ json: { ...answered, entity: change(answered.entity) } });
  };

const CHANGES = {
  empty: withEntity((entity) =>
    isList(entity) ? { ...entity, list: [], pageInfo: { page: 1, endPage: 0, totalRow: 0 } } : entity,
  ),
  loading: () => Promise.resolve(),
  error: (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: '서버와 통신이 원활하지 않습니다.', entity: null } }),
  'long text': withEntity(lengthen),
  'many items': withEntity((entity) =>
    isList(entity)
      ? { ...entity, list: multiply(entity.list), pageInfo: { page: 1, endPage: 200, totalRow: 12_000 } }
      : entity,
  ),
} satisfies Record<string, Change>;

/** States of the pages other than the ordinary one, produced by changing API responses. */
export type State = keyof typeof CHANGES;
export const STATES = Object.keys(CHANGES) as State[];

/** Calls about the visitor, which every page makes. */
const OF_THE_VISITOR = /\/api\/user\/(userLoginSessionCheck|login)|\/changeToken|\/telemetry/;

/** Changes all API responses of a page to a state. */
export const putInto = (page: Page, state: State): Promise<unknown> =>
  page.route('**/api/**', async (route) => {
    if (OF_THE_VISITOR.test(route.request().url())) return route.continue();
    await CHANGES[state](route, async () => (await (await route.fetch()).json()) as Envelope).catch(() =>
      route.abort().catch(() => undefined),
    );
  });
