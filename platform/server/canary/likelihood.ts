// Likelihood ratios that can be checked at any time and any number of times without more false alarms than stated.
//
// With two equally good builds, a harmed visitor has the canary with the same probability as any visitor of the same
// minute: the canary's share. Each harmed visitor multiplies it by the likelihood ratio of their build if the
// canary were RATIO times worse. For equal builds, or a better canary, that product has a mean of at most 1, so it
// reaches 3,000 for at most one canary in 3,000 (Ville's inequality). The same holds for the mean over several ratios,
// and for any rate of failures, even one that changes: an API outage of half an hour harms both builds. Harmed visitors
// are drawn from a minute's visitors without replacement, which has less variance than independent draws (Hoeffding
// 1963) and only helps.
//
// Lindon and Malek, "Anytime-Valid Inference for Multinomial Count Data", NeurIPS 2022, with several rates in place of
// their Dirichlet prior; Robbins, "Statistical Methods Related to the Law of the Iterated Logarithm", 1970.

/** Tested factors by which the canary may be worse. */
const RATIOS = [2, 4, 8, 16, 32, 64, 128];

/** Visitors of one build, and the harmed ones among them. */
export interface Share {
  of: number;
  bad: number;
}

/** Counts of both builds in the same time. */
export interface Period {
  canary: Share;
  live: Share;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Likelihood ratio that the canary harms visitors more often than the live build. */
export function likelihoodOfWorse(periods: readonly Period[]): number {
  const harmed = periods
    .map(({ canary, live }) => {
      // A failed visit whose `opened` report was lost has been opened all the same.
      const ofCanary = Math.max(canary.of, canary.bad);
      return { share: ofCanary / (ofCanary + Math.max(live.of, live.bad)), canary: canary.bad, live: live.bad };
    })
    .filter(({ canary, live }) => canary + live > 0);
  return mean(
    RATIOS.map((ratio) =>
      Math.exp(
        harmed.reduce(
          (sum, { share, canary, live }) =>
            sum + canary * Math.log(ratio) - (canary + live) * Math.log(share * ratio + 1 - share),
          0,
        ),
      ),
    ),
  );
}

/** Tested alternatives, as odds ratios. */
const ODDS = [1.5, 2, 3, 5, 10, 100];

/** Likelihood ratio that a share exceeds a limit (Wald's sequential test, mixed over several alternatives). */
export const likelihoodOfMoreThan = (limit: number, { of, bad }: Share): number =>
  mean(ODDS.map((odds) => Math.exp(bad * Math.log(odds) - of * Math.log(limit * odds + 1 - limit))));
