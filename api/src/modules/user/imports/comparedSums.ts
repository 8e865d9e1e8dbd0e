import type { FileRow } from './importFile.ts';
import type { ImportContext, ImportForm, Planned, Sums } from './plan.ts';

/** A count or an amount of a file, compared with the database. */
export interface ComparedSum {
  name: string;
  /** Sum of all rows of the file. */
  file: number;
  /** Sum of the rows that were not imported. */
  left: number;
  /** Sum of the rows in the database; null for a dry run. */
  stored: number | null;
  /** False if the database has anything but the file's sum without the rows that were not imported. */
  isEqual: boolean;
}

/** Sums of a file while its rows are imported, each part read from the database after its transaction. */
export class ComparedSums<Field extends string, Data> {
  readonly #form: ImportForm<Field, Data>;
  readonly #file = new Map<string, number>();
  readonly #left = new Map<string, number>();
  readonly #stored = new Map<string, number>();
  #isStored = false;

  constructor(form: ImportForm<Field, Data>) {
    this.#form = form;
  }

  /** Adds rows; `context` is null for a dry run. */
  async add(rows: readonly FileRow<Field>[], planned: readonly Planned<Data>[], context: ImportContext | null) {
    const { sums } = this.#form;
    if (!sums) return;
    const isIn = planned.map(({ outcome }) => outcome === 'make' || outcome === 'unchanged');
    rows.forEach(({ cells }, index) => {
      const ofRow = sums.inFile(cells);
      addTo(this.#file, ofRow);
      if (!isIn[index]) addTo(this.#left, ofRow);
    });
    if (!context) return;
    this.#isStored = true;
    addTo(
      this.#stored,
      await sums.stored(
        rows.filter((_, index) => isIn[index]),
        context,
      ),
    );
  }

  list(): ComparedSum[] {
    return [...this.#file].map(([name, file]) => {
      const left = this.#left.get(name) ?? 0;
      const stored = this.#isStored ? (this.#stored.get(name) ?? 0) : null;
      return { name, file, left, stored, isEqual: stored === null || stored === file - left };
    });
  }
}

function addTo(sums: Map<string, number>, added: Sums) {
  for (const [name, value] of Object.entries(added)) sums.set(name, (sums.get(name) ?? 0) + value);
}
