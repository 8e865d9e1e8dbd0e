import type { BankLine } from '@portal/shared/contract/office';
import { describeWithDatabase, TEST_NOW } from '../../../../testing/index.ts';
import { addCertificate } from '../../testing/certificates.ts';
import { addEmployee } from '../../testing/employee.ts';

/** Maximum CPU time of the server for 10,000 lines. */
const MAX_READING_MS = 5000;
const LINES = 10_000;
const HEAD = '거래일시,적요,출금액,입금액,잔액';
const deposit = (name: string) => `2026-11-20 14:03,${name},,"15,000",1`;

describeWithDatabase("the bank's file", (open) => {
  test('of 10,000 lines is read within seconds', async () => {
    const server = await open({ now: () => TEST_NOW });
    const { client } = await addEmployee(server, ['money'], '박하나');
    await addCertificate(server, { status: 'AWAITING_TRANSFER', holder_name: '마지막줄' });
    const names = Array.from({ length: LINES }, (_, index) => (index === LINES - 1 ? '마지막줄' : `입금자${index}`));
    const content = Buffer.from([HEAD, ...names.map(deposit)].join('\r\n')).toString('base64');
    const before = process.cpuUsage();
    const { entity } = await client.call('officeReadBankFile', { content });
    const { user, system } = process.cpuUsage(before);
    const { lines } = entity as { lines: BankLine[] };
    expect(lines).toHaveLength(LINES);
    expect(lines.at(-1)).toMatchObject({ line: LINES + 1, state: 'matched' });
    expect((user + system) / 1000).toBeLessThan(MAX_READING_MS);
  });
});
