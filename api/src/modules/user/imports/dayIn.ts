/** Day at the beginning of a cell (`2011. 3. 2 14:10`, `20110302`) as `2011-03-02`; null if there is none. */
export function dayIn(cell: string): string | null {
  const [, year, month, day] = /^(\d{4})[-./년 ]*(\d{1,2})[-./월 ]*(\d{1,2})(?!\d)/.exec(cell.normalize('NFKC')) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(found);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(found) ? found : null;
}
