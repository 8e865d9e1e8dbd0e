/** A guard around money and seats, and its removal: a replaced line in a file, or a statement in the database. */
export type Guard = { name: string } & ({ file: string; present: string; without: string } | { statement: string }) &
  /**
   * `walks`: the walks that detect it, over money by default.
   * `secondLine`: reason why walks do not detect its removal alone, and what holds then.
   */
  { secondLine?: string; walks?: 'money' | 'line' };
