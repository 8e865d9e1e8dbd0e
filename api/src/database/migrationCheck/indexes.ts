import type { DropStmt, IndexStmt } from 'libpg-query';
import { narrowed, refusal, takenAway, WITHOUT_NAMES, type Finding } from './finding.ts';
import { objectName, tableOf } from './names.ts';
import { isNew, type Step } from './step.ts';

/** Findings of an index on a table with rows. */
export function findIndex({ relation, idxname, concurrent, unique }: IndexStmt, step: Step): Finding[] {
  const table = tableOf(relation);
  if (isNew(step, `table ${table}`)) return [];
  const findings: Finding[] = [];
  if (!concurrent)
    findings.push(refusal(`index ${idxname} is built while nobody can write: "create index concurrently"`));
  else if (!step.isOutsideTransaction)
    findings.push(refusal(`index ${idxname} is built concurrently: export const outsideTransaction = true`));
  else if (!step.cleared.has(`index ${idxname}`))
    findings.push(
      refusal(`index ${idxname} may be there half built: "drop index concurrently if exists ${idxname}" before it`),
    );
  if (unique) findings.push(narrowed(table, `index ${idxname}`));
  return findings;
}

/** Findings of dropped objects that were not made by the same migration. */
export function findDropped(drop: DropStmt, step: Step): Finding[] {
  const { removeType, objects = [], concurrent, missing_ok, behavior } = drop;
  if (behavior === 'DROP_CASCADE') return [WITHOUT_NAMES];
  return objects.flatMap((object) => {
    const name = objectName(removeType, object);
    if (removeType !== 'OBJECT_INDEX') return isNew(step, name) ? [] : [takenAway(name)];
    step.cleared.add(name);
    const isRepeatable = concurrent && missing_ok && step.isOutsideTransaction;
    return [
      ...(isRepeatable
        ? []
        : [
            refusal(
              `${name} is dropped while nobody can read: "drop index concurrently if exists", outside a transaction`,
            ),
          ]),
      ...(step.before.has(name) ? [takenAway(name)] : []),
    ];
  });
}
