/** Series of a metric by their labels, so that those of removed builds can be dropped. */
export class SeriesOf<Labels extends Readonly<Record<string, string>>> {
  readonly #labels = new Map<string, Labels>();

  note(labels: Labels): Labels {
    this.#labels.set(JSON.stringify(labels), labels);
    return labels;
  }

  /** @param remove removes a series from the metric. */
  forget(isNamed: (labels: Labels) => boolean, remove: (labels: Labels) => void): void {
    for (const [key, labels] of this.#labels) {
      if (isNamed(labels)) continue;
      this.#labels.delete(key);
      remove(labels);
    }
  }
}
