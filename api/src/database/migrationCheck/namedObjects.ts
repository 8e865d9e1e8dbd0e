import type { Node } from 'libpg-query';
import type { Announcement } from './finding.ts';
import { functionName, objectName, tableOf } from './names.ts';

/** Beginning of a comment that declares an object unused. */
const UNUSED = /^unused\b/;

/** Names of the objects that a statement makes. */
export function madeObjects(statement: Node): string[] {
  if ('CreateStmt' in statement) return [`table ${tableOf(statement.CreateStmt.relation)}`];
  if ('IndexStmt' in statement) return [`index ${statement.IndexStmt.idxname}`];
  if ('CreateFunctionStmt' in statement) return [functionName(statement.CreateFunctionStmt.funcname)];
  if (!('CreateTrigStmt' in statement)) return [];
  return [`trigger ${tableOf(statement.CreateTrigStmt.relation)}.${statement.CreateTrigStmt.trigname}`];
}

/** Announcements that later contractions can refer to. */
export function announcements(statement: Node): Announcement[] {
  if ('CreateStmt' in statement || 'AlterTableStmt' in statement) {
    const { relation } = 'CreateStmt' in statement ? statement.CreateStmt : statement.AlterTableStmt;
    return [{ object: `table ${tableOf(relation)}`, as: 'changed' }];
  }
  if (!('CommentStmt' in statement)) return [];
  const { objtype, object, comment = '' } = statement.CommentStmt;
  return UNUSED.test(comment) ? [{ object: objectName(objtype, object), as: 'unused' }] : [];
}
