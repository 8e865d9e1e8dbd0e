interface BankLine {
  name: string;
  day: string;
  deposit?: number;
  withdrawal?: number;
}

/** Renders a bank's file with one line, in base64. */
export const bankFile = ({ name, day, deposit, withdrawal }: BankLine) =>
  Buffer.from(
    `거래일시,적요,출금액,입금액,잔액\r\n${day} 09:00,${name},"${withdrawal ?? ''}","${deposit ?? ''}",1`,
  ).toString('base64');
