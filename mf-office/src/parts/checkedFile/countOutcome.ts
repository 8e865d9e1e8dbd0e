/** The rows of a check that have one outcome, counted; none before the check. */
export const countOutcome = <Outcome extends string>(
  checked: { rows: readonly { outcome: Outcome }[] } | null,
  outcome: NoInfer<Outcome>,
): number => checked?.rows.filter((row) => row.outcome === outcome).length ?? 0;
