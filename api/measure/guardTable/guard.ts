/** A guard around money and seats, and how it is taken out: another line in a file, or a statement in the database. */
export type Guard = { name: string } & ({ file: string; present: string; without: string } | { statement: string }) &
  /**
   * `walks`: of the walks over a line, and not of those over money.
   * `secondLine`: why walks do not miss it when it alone is taken out, and what holds then.
   */
  { secondLine?: string; walks?: 'money' | 'line' };
