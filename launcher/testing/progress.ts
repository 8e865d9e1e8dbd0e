const SECOND_MS = 1000;
/** Interval of progress lines if a line cannot be overwritten. */
const LINE_EACH_MS = 30 * SECOND_MS;
const STEP_WIDTH = 10;

/** Seconds as `8:41`. */
export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Writes lines with the elapsed time, and one with the progress of a step. */
export class Progress {
  readonly #began = performance.now();
  #movedAt = performance.now();
  #hasMoving = false;

  get seconds(): number {
    return (performance.now() - this.#began) / SECOND_MS;
  }

  line(step: string, text: string): void {
    this.#clear();
    console.log(`${clock(this.seconds).padStart(5)}  ${step.padEnd(STEP_WIDTH)} ${text}`);
    this.#movedAt = performance.now();
  }

  /** A line that the next one replaces; without a terminal, one every 30 s. */
  moving(step: string, text: string): void {
    const line = `${clock(this.seconds).padStart(5)}  ${step.padEnd(STEP_WIDTH)} ${text}`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r\u001B[2K${line.slice(0, process.stdout.columns - 1)}`);
      this.#hasMoving = true;
    } else if (performance.now() - this.#movedAt >= LINE_EACH_MS) this.line(step, text);
  }

  #clear(): void {
    if (this.#hasMoving) process.stdout.write('\r\u001B[2K');
    this.#hasMoving = false;
  }
}
