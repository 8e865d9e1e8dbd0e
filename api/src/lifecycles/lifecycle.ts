/**
 * A life cycle as data: the complete list of its transitions. Rows move only through `transition`, which rejects and
 * logs unlisted ones.
 */

/** Cause of a transition: the member, an employee of the association, a timer or job, the payment gateway. */
export type Actor = 'member' | 'staff' | 'system' | 'gateway';

export interface Transition<State extends string, Event extends string, Guard extends string, Effect extends string> {
  /** Null for the transition that creates the row. */
  readonly from: State | null;
  readonly event: Event;
  readonly by: Actor;
  readonly to: State;
  /** Must hold; otherwise the next line of the same state, event and actor is tried. */
  readonly guard?: Guard;
  /** Side effect in the same transaction. */
  readonly effect?: Effect;
}

export interface Lifecycle<State extends string, Event extends string, Guard extends string, Effect extends string> {
  readonly name: string;
  readonly transitions: readonly Transition<State, Event, Guard, Effect>[];
}

/** A life cycle as it is listed. */
export interface AnyLifecycle {
  readonly name: string;
  readonly transitions: readonly {
    readonly from: string | null;
    readonly event: string;
    readonly by: Actor;
    readonly to: string;
  }[];
}

/** Declares a life cycle; its states, events, guards and effects keep their literal types. */
export const lifecycle = <
  const State extends string,
  const Event extends string,
  const Guard extends string = never,
  const Effect extends string = never,
>(
  name: string,
  transitions: readonly Transition<State, Event, Guard, Effect>[],
): Lifecycle<State, Event, Guard, Effect> => ({
  name,
  transitions,
});

export type EventOf<L> = L extends Lifecycle<infer _S, infer Event, infer _G, infer _F> ? Event : never;
export type GuardOf<L> = L extends Lifecycle<infer _S, infer _E, infer Guard, infer _F> ? Guard : never;
export type EffectOf<L> = L extends Lifecycle<infer _S, infer _E, infer _G, infer Effect> ? Effect : never;

/** Evaluates a guard; called only for matching lines. */
type GuardCheck<Guard extends string> = (guard: Guard) => boolean | Promise<boolean>;

/** Log of rejected transitions. */
export interface TransitionLog {
  warn(details: object, message: string): void;
}

/** Returns the line that applies; null if the table lists none or no guard holds. */
export async function findTransition<S extends string, E extends string, G extends string, F extends string>(
  cycle: Lifecycle<S, E, G, F>,
  move: { from: S | null; event: E; by: Actor },
  holds: GuardCheck<G>,
): Promise<Transition<S, E, G, F> | null> {
  for (const line of linesOf(cycle, move)) {
    if (line.guard === undefined || (await holds(line.guard))) return line;
  }
  return null;
}

/** Like `findTransition`, and logs a rejection with its row. */
export async function transition<S extends string, E extends string, G extends string, F extends string>(
  cycle: Lifecycle<S, E, G, F>,
  move: { from: S | null; event: E; by: Actor },
  holds: GuardCheck<G>,
  log: TransitionLog,
  row: object,
): Promise<Transition<S, E, G, F> | null> {
  const line = await findTransition(cycle, move, holds);
  if (line === null) {
    const listed = linesOf(cycle, move).length > 0;
    log.warn(
      { lifecycle: cycle.name, ...move, ...row },
      listed ? 'transition refused by its guard' : 'transition not in the table',
    );
  }
  return line;
}

/** Returns the lines of one state, event and actor, in order. */
export function linesOf<S extends string, E extends string, G extends string, F extends string>(
  cycle: Lifecycle<S, E, G, F>,
  move: { from: S | null; event: E; by: Actor },
): readonly Transition<S, E, G, F>[] {
  return cycle.transitions.filter(
    (line) => line.from === move.from && line.event === move.event && line.by === move.by,
  );
}
