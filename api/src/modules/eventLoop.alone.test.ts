import type { InjectOptions } from 'fastify';
import { calls, type Access, type Call, type CallName } from '@portal/shared/contract';
import { PERMISSIONS } from '@portal/shared/contract/office/permission';
import { longestHold } from '@portal/shared/testing/longestHold';
import { MINUTE_MS } from '../clock/durations.ts';
import { insertPermissions } from '../internalControls/permissions/store.ts';
import { bodyLimitOf } from '../pipeline/bodyLimit.ts';
import { describeWithDatabase, TEST_NOW, type TestClient, type TestServer } from '../testing/index.ts';
import { hasTable, longestInput, overlongInput } from '../testing/worst/inputs.ts';
import { WORST_TABLES } from '../testing/worst/tables.ts';
import { lettersOfTitles, WORST_TEXTS, type WorstText } from '../testing/worst/texts.ts';

/** Maximum time that one call may block the event loop. */
const MAX_HOLD_MS = 50;
/** Node rejects a request head over 16 KiB; a letter takes at most nine bytes of a URL. */
const MAX_QUERY_LETTERS = 1500;
/** For all calls one after the other, on a slow machine. */
const ALL_CALLS_MS = 20 * MINUTE_MS;

/** Texts that are also sent longer than their field allows: they are rejected, but only after they have been read. */
const LONGER_THAN_ALLOWED = ['one letter', 'one syllable', 'digits', 'spaces', 'open elements', 'mail addresses'];

const EVERY_CALL = Object.entries(calls) as [CallName, Call][];
const REFUSED_AT_THE_DOOR = /^\{"code":(?:401|403|-1014|-9997),/;
const toBase64 = (text: string) => Buffer.from(text).toString('base64');
const isQuery = ({ method, alsoPost }: Call) => method === 'GET' && !alsoPost;
const now = TEST_NOW;

describeWithDatabase('the event loop', (open) => {
  let server: TestServer;
  let ofTitles: WorstText;
  const visitors = new Map<Access, TestClient>();

  beforeAll(async () => {
    server = await open({ demo: true, now: () => now, environment: { CALLS_PER_MINUTE: '100000000' } });
    const rows = await server.db.selectFrom('article').select('title').orderBy('title', 'desc').limit(20).execute();
    ofTitles = lettersOfTitles(rows.map(({ title }) => title));
  });

  async function visitor(access: Access): Promise<TestClient> {
    const known = visitors.get(access);
    if (known) return known;
    const client = access === 'public' ? server.client() : await loggedIn(access);
    // The browser gets its cookies.
    await client.request({ method: 'GET', url: '/health/live' });
    visitors.set(access, client);
    return client;
  }

  async function loggedIn(access: Access): Promise<TestClient> {
    const { memberNo, client } = await server.member({ role: access === 'employee' ? 'employee' : 'member' });
    if (access === 'employee')
      await insertPermissions(server.db, { employeeNo: memberNo, permissions: PERMISSIONS, now, grantedBy: null });
    return client;
  }

  /** Request as the browser sends it; the browser's own work is not measured. */
  function requestOf(call: Call, input: unknown, { token, cookies }: TestClient): InjectOptions {
    const headers = {
      ...(token && { authorization: token }),
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    };
    if (isQuery(call)) {
      const pairs = Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]);
      return { method: call.method, url: `${call.path}?${new URLSearchParams(pairs)}`, headers };
    }
    return {
      method: call.alsoPost ? 'POST' : call.method,
      url: call.path,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: Buffer.from(JSON.stringify(input)),
    };
  }

  /**
   * Makes a call as a visitor with its access, and reports how long it blocks the loop if that is too long. A visitor
   * who has withdrawn, logged out or lost a permission by the call before is rejected, and replaced by another one.
   */
  async function problemsOf(call: Call, what: string, input: unknown): Promise<string[]> {
    for (;;) {
      const isNew = !visitors.has(call.access);
      const request = requestOf(call, input, await visitor(call.access));
      let beginning = '';
      const hold = await longestHold(async () => {
        beginning = (await server.app.inject(request)).rawPayload.toString('utf8', 0, 20);
      }, MAX_HOLD_MS);
      const isRefused = REFUSED_AT_THE_DOOR.test(beginning);
      if (isRefused) visitors.delete(call.access);
      if (!isRefused || isNew) return hold > MAX_HOLD_MS ? [`${what}: ${Math.round(hold)} ms`] : [];
    }
  }

  async function worstOf(call: Call): Promise<string[]> {
    const letters = isQuery(call) ? MAX_QUERY_LETTERS : bodyLimitOf(call);
    const problems: string[] = [];
    // A call without free text has the same input for each text.
    const met = new Set<string>();
    const meet = async (what: string, input: unknown) => {
      const text = JSON.stringify(input);
      if (met.has(text)) return;
      met.add(text);
      problems.push(...(await problemsOf(call, what, input)));
    };
    const table = (length: number) => toBase64(ofTitles(Math.floor(length / 4)));
    const meetAsText = (what: string, text: WorstText) =>
      meet(what, longestInput(call.input, { text, letters, table }));

    // A few letters first: an algorithm that is exponential in the letters would never end with all of them.
    for (const few of [24, 28, 32]) {
      await meetAsText(`${few} letters of titles`, (length) => ofTitles(Math.min(few, length)));
      if (problems.length > 0) return problems;
    }
    for (const [what, text] of Object.entries({ 'letters of titles': ofTitles, ...WORST_TEXTS })) {
      await meetAsText(what, text);
      if (!LONGER_THAN_ALLOWED.includes(what)) continue;
      const overlong = overlongInput(call.input, { text, letters: isQuery(call) ? letters : Math.floor(letters / 3) });
      await meet(`${what}, longer than allowed`, overlong);
    }
    if (hasTable(call.input))
      for (const [what, tableOf] of Object.entries(WORST_TABLES)) {
        const ofRows = (length: number) => toBase64(tableOf(Math.floor(length / 4) * 3));
        await meet(`a table of ${what}`, longestInput(call.input, { text: ofTitles, letters, table: ofRows }));
      }
    return problems;
  }

  test(
    'is not held by any call',
    async () => {
      const held: [CallName, string[]][] = [];
      for (const [name, call] of EVERY_CALL) held.push([name, await worstOf(call)]);
      expect(held.filter(([, problems]) => problems.length > 0)).toEqual([]);
    },
    ALL_CALLS_MS,
  );
});
