/** A counted place. */
export interface Place {
  file: string;
  line?: number;
  /** The counted name or words. */
  text?: string;
}

/** A number about the code that may only shrink. */
export interface Figure {
  /** Its name in baseline.json: `scatter.invoice`. */
  name: string;
  /** Null if it cannot be read. */
  value: number | null;
  places?: readonly Place[];
  /** Advice for a grown figure. */
  hint?: string;
}

/** Figures of one kind, printed as one line. */
export interface FigureGroup {
  title: string;
  figures: readonly Figure[];
}

/** A figure whose value is its number of places. */
export const counted = (name: string, places: readonly Place[]): Figure => ({ name, value: places.length, places });

export const printPlace = ({ file, line, text }: Place): string =>
  [line === undefined ? file : `${file}:${line}`, text].filter(Boolean).join(' ');
