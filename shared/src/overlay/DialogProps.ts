/** What every dialog component gets beside its own props. `Result` is what it may be closed with. */
export interface DialogProps<Result = void> {
  /** Closes it and resolves the promise of `openDialog`. Without a value it was dismissed. */
  close(result?: Result): void;
  /** True during the 200 ms in which it leaves the screen. */
  closing: boolean;
}
