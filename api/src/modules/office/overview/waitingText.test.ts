import { readFileSync } from 'node:fs';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { PERMISSIONS } from '@portal/shared/contract/office/permission';
import type { Tables } from '../../../database/types/tables.ts';
import { listWaiting } from './waiting.ts';

const STORED = new URL('testing/waiting.sql', import.meta.url);

/** A query with its parameters in their places, a line for each kind that it counts. */
const printed = (text: string, parameters: readonly unknown[]) =>
  `${text
    .replace(/\s+/g, ' ')
    .replace(/\$(\d+)/g, (_, no: string) => `«${JSON.stringify(parameters[Number(no) - 1])}»`)
    .replaceAll(' union all ', '\nunion all\n')
    .trim()}\n`;

test('the overview is counted by the stored query: a condition has a partial index in its words', async () => {
  const asked: string[] = [];
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (from) => new PostgresIntrospector(from),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(printed(query.sql, query.parameters)),
  });
  const now = new Date('2026-12-10T12:00:00+09:00');
  await listWaiting(db, { permissions: PERMISSIONS, employeeNo: 7, now });
  expect(asked).toEqual([readFileSync(STORED, 'utf8')]);
});
