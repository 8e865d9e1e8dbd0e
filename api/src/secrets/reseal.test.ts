import { sql } from 'kysely';
import type { EncryptionKey } from '../configuration/encryptionKeys.ts';
import { findMemberNoByCi, rememberCi } from '../modules/auth/identity/ci.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../testing/index.ts';
import { findMissingKeys, refuseMissingKeys, resealAll } from './reseal.ts';
import { seal, unseal } from './seal.ts';
import { SEALED_COLUMNS } from './sealedColumns.ts';

/** Columns of bytes that are neither sealed nor named as a hash. */
const KEYS_OF_ROWS = ['bank_line.line_key', 'failed_login.subject', 'taken_journal_day.digest'];

describeWithDatabase('a new encryption key', (open) => {
  let server: TestServer;
  const added: EncryptionKey = { id: 'new-key', key: Buffer.alloc(32, 7) };
  beforeAll(async () => {
    server = await open({ demo: true });
  });

  test('reaches every column of bytes that is no hash: a new one has to be declared', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema() and data_type = 'bytea' and column_name !~ 'hash$'
      order by table_name, column_name`.execute(server.db);
    const declared = Object.keys(SEALED_COLUMNS).map((name) => name.replace(':', '.'));
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...declared, ...KEYS_OF_ROWS].toSorted());
  });

  test('seals everything anew, from where a run was cut off, and the former one can be removed', async () => {
    const { db, configuration } = server;
    const { encryptionKeys: former } = configuration;
    const { memberNo } = await server.member();
    await rememberCi({ memberNo, ci: 'c'.repeat(88) }, { db, now: TEST_NOW, configuration });
    const contract = seal(former, '{}', 'retained_record:sealed:1');
    await db
      .insertInto('retained_record')
      .values({
        record_no: 1,
        member_no: memberNo,
        kind: 'contract',
        sealed: contract,
        kept_from: TEST_NOW,
        keep_until: null,
      })
      .execute();
    expect(await findMissingKeys(db, [added])).toEqual([former[0].id]);
    await expect(refuseMissingKeys(db, [added])).rejects.toThrow(`lacks keys of stored data: ${former[0].id}`);

    const isCutOff = new Error('cut off');
    let reports = 0;
    const cutOff = resealAll(db, [added, ...former], () => {
      reports += 1;
      if (reports === 3) throw isCutOff;
    });
    await expect(cutOff).rejects.toThrow(isCutOff);
    const counts = new Map<string, number>();
    await resealAll(db, [added, ...former], (name, values) => counts.set(name, values));
    expect([counts.get('cash_receipt:number_sealed'), counts.get('retained_record:sealed')]).toEqual([0, 1]);
    expect(counts.get('refund:account_sealed')).toBeGreaterThan(0);
    expect(await findMissingKeys(db, [added])).toEqual([]);
    const { sealed } = await db.selectFrom('retained_record').select('sealed').executeTakeFirstOrThrow();
    expect(unseal([added], sealed, 'retained_record:sealed:1')).toBe('{}');
    expect(await findMemberNoByCi(db, [added], 'c'.repeat(88))).toBe(memberNo);
  });
});
