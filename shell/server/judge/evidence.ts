// Evidence that may be looked at as often as one likes, and still misleads as seldom as was said.
//
// Of two builds that are equally good, a visitor for whom something goes wrong has the canary as often as visitors in
// general do: the canary's share of those who came in the same minute. Each such visitor multiplies the evidence by
// how much more probable their build was if the canary were so many times worse. Of equal builds, or a better canary,
// that product has a mean of 1 at most, so that it ever reaches 3,000 for one canary in 3,000 (Ville's inequality); the
// mean over several ratios has this too. It holds whatever the rate is and however it changes: an API that is down
// for half an hour harms both. Drawing the harmed out of a minute's visitors is less scattered than independent draws
// (Hoeffding 1963), which only helps.
//
// Lindon and Malek, "Anytime-Valid Inference for Multinomial Count Data", NeurIPS 2022, with several rates in place of
// their Dirichlet prior; Robbins, "Statistical Methods Related to the Law of the Iterated Logarithm", 1970.

/** The canary is so many times worse. */
const RATIOS = [2, 4, 8, 16, 32, 64, 128];

/** Visitors of one build, and those of them for whom something went wrong. */
export interface Share {
  of: number;
  bad: number;
}

/** Both builds in the same time. */
export interface Period {
  canary: Share;
  live: Share;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The evidence that something goes wrong more often with the canary than with the live build. */
export function evidenceOfWorse(periods: readonly Period[]): number {
  const harmed = periods
    .map(({ canary, live }) => {
      // A visitor whose opening was lost on the way has opened it all the same.
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

/** The shares that a share may be greater by, in odds. */
const ODDS = [1.5, 2, 3, 5, 10, 100];

/** The evidence that a share is greater than a limit (Wald's sequential test, mixed over several alternatives). */
export const evidenceOfMoreThan = (limit: number, { of, bad }: Share): number =>
  mean(ODDS.map((odds) => Math.exp(bad * Math.log(odds) - of * Math.log(limit * odds + 1 - limit))));
