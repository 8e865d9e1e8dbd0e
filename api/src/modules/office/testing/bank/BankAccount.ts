import { formatSeoul, seoulDay } from '@portal/shared/time';

/** A line of the bank's list. */
export interface AccountLine {
  day: string;
  /** `14:03`. */
  time: string;
  name: string;
  /** Won; negative for a withdrawal. */
  amount: number;
}

/** The association's account at a bank: the bank's own books, whose lists employees read into the portal. */
export class BankAccount {
  readonly lines: AccountLine[] = [];
  #balance = 10_000_000;
  readonly #rows: string[] = [];

  /** Books a transfer at this time. */
  book(name: string, amount: number, at: Date): AccountLine {
    const line = { day: seoulDay(at), time: formatSeoul(at, 'HH:mm'), name, amount };
    this.#balance += amount;
    const [out, into] = amount < 0 ? [-amount, ''] : ['', amount];
    this.lines.push(line);
    this.#rows.push(`${line.day} ${line.time},${name},${out},${into},${this.#balance}`);
    return line;
  }

  /** The list from a line on, as the bank's CSV file in base64. Its second line, after the heading, is that line. */
  list(from = 0): string {
    const file = ['거래일시,적요,출금액,입금액,잔액', ...this.#rows.slice(from)].join('\r\n');
    return Buffer.from(file).toString('base64');
  }
}
