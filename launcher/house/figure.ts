/** A place that a figure counts. */
export interface Place {
  file: string;
  line?: number;
  /** The name or the words that are counted. */
  text?: string;
}

/** A number of the code that may only shrink. */
export interface Figure {
  /** Its name in baseline.json: `scatter.invoice`. */
  name: string;
  /** Null where it cannot be read. */
  value: number | null;
  places?: readonly Place[];
  /** Advice for one that has grown. */
  hint?: string;
}

/** Figures of one kind, printed as a line. */
export interface FigureGroup {
  title: string;
  figures: readonly Figure[];
}

/** A figure that is the number of its places. */
export const counted = (name: string, places: readonly Place[]): Figure => ({ name, value: places.length, places });

export const printPlace = ({ file, line, text }: Place): string =>
  [line === undefined ? file : `${file}:${line}`, text].filter(Boolean).join(' ');
