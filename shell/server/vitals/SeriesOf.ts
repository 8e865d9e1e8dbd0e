/** The series of a metric, each known by its labels: those of builds that are gone are forgotten. */
export class SeriesOf<Labels extends Readonly<Record<string, string>>> {
  readonly #labels = new Map<string, Labels>();

  note(labels: Labels): Labels {
    this.#labels.set(JSON.stringify(labels), labels);
    return labels;
  }

  /** @param remove takes a series out of the metric. */
  forget(isNamed: (labels: Labels) => boolean, remove: (labels: Labels) => void): void {
    for (const [key, labels] of this.#labels) {
      if (isNamed(labels)) continue;
      this.#labels.delete(key);
      remove(labels);
    }
  }
}
