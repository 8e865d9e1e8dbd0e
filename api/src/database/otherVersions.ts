import { partsOf } from './migrationName.ts';

/** The database belongs to an incompatible version. */
export class OtherVersion extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `This database was made by another version of the portal (${reason}): start that version, or begin anew with an ` +
        'empty database; if it is the embedded one, delete the folder that PORTAL_DATA names (.data if unset)',
      options,
    );
  }
}

/** A contraction would break the version that is still running. */
export class VersionLeftOut extends Error {
  constructor(contraction: string, after: string) {
    super(
      `${contraction} takes away what the version before may still use: ` +
        `start the version that ends with migration ${after} first, on every replica, and then this one`,
    );
  }
}

/**
 * Applied migrations that this version does not have: those of a newer version, which this one can live with.
 * @throws OtherVersion for an unknown earlier one, or a contraction of something that this version uses
 */
export function laterMigrations(applied: readonly string[], own: readonly string[]): string[] {
  const newest = own.toSorted().at(-1) ?? '';
  return applied.filter((name) => {
    if (own.includes(name)) return false;
    const { after } = partsOf(name);
    if (name < newest) throw new OtherVersion(`it has ${name}`);
    if (after !== undefined && after > partsOf(newest).number)
      throw new OtherVersion(`${name} has taken away what this version uses`);
    return true;
  });
}

/** @throws VersionLeftOut if a contraction is pending together with the version that must go live before it */
export function refuseLeftOut(pending: readonly string[], applied: readonly string[]): void {
  const newest = partsOf(applied.toSorted().at(-1) ?? '').number;
  if (newest === '') return;
  for (const name of pending) {
    const { after } = partsOf(name);
    if (after !== undefined && after > newest) throw new VersionLeftOut(name, after);
  }
}
