import type { ColumnType, Generated } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import type { ObjectionStatus, ScoreSheet } from '@portal/shared/contract/manager';

/** Scores of an applicant, with the rule that judged them. */
interface ExamScoreTable {
  application_no: number;
  scores: ColumnType<ScoreSheet['scores'], string, string>;
  pass_mean: number;
  /** As the database writes it: with two decimals. */
  mean: ColumnType<string, number, number>;
  entered_at: Date;
}

/** A correction of a result, requested or made. */
interface ResultCorrectionTable {
  correction_no: Generated<number>;
  application_no: number;
  status: 'WAITING' | 'DONE' | 'REFUSED';
  from_status: ApplicationStatus;
  to_status: ApplicationStatus;
  from_scores: ColumnType<ScoreSheet | null, string | null, never>;
  to_scores: ColumnType<ScoreSheet | null, string | null, never>;
  /** True if results were announced: the correction needs two employees. */
  is_announced: boolean;
  reason: string;
  asked_by: number;
  asked_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
  /** Reason of the refusal. */
  answer: Generated<string>;
}

/** An objection to an announced result. */
interface ResultObjectionTable {
  objection_no: Generated<number>;
  application_no: number;
  status: ObjectionStatus;
  content: string;
  path: string | null;
  file_name: Generated<string>;
  raised_at: Date;
  due_at: Date;
  answer: Generated<string>;
  decided_by: Generated<number | null>;
  decided_at: Generated<Date | null>;
}

export interface ResultTables {
  exam_score: ExamScoreTable;
  result_correction: ResultCorrectionTable;
  result_objection: ResultObjectionTable;
}
