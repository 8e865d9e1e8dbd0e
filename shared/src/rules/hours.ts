/** Hours of one day: a course, an exam or one lesson. */
export interface Hours {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm`. */
  time: string;
  /** Empty if unknown: then until the end of the day. */
  endTime: string;
}

const DAY_END = '24:00';

/** True if one begins before the other ends. */
const beginsWithin = ({ time }: Hours, { endTime }: Hours): boolean => time < (endTime || DAY_END);

/** The first hours of each list that overlap, in the order of the arguments; null if none do. */
export function overlapOf(one: readonly Hours[], other: readonly Hours[]): readonly [Hours, Hours] | null {
  for (const first of one) {
    const second = other.find(
      (hours) => hours.day === first.day && beginsWithin(hours, first) && beginsWithin(first, hours),
    );
    if (second) return [first, second];
  }
  return null;
}
