import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import type { AttachedFiles, OfferingKind, OfferingQuestion } from '@portal/shared/contract/office';
import type { FieldChange } from '../../parts/form/changesBetween.ts';
import type { FormFields } from '../../parts/form/FieldGroups.tsx';
import type { OfferingDetail } from '../kind/kinds.ts';
import type { Questions } from '../questions/confirmQuestions.ts';
import type { HallChoice } from './places/hall.ts';

/** Values typed into the form of a course or exam; strings until the schema has parsed them. */
export type OfferingValues = FieldValues & { version?: string | undefined; files?: AttachedFiles | undefined };

/** Answers of the employee to what was asked before saving; without questions, empty. */
export interface SaveAnswers {
  /** Reason for the breaches. */
  termsReason?: string;
  confirmed?: OfferingQuestion[];
}

/** Differences between the forms of courses and exams. */
export interface OfferingFormKind<Values extends OfferingValues, Checked> {
  kind: OfferingKind;
  schema: v.GenericSchema<Values, Checked>;
  /** Values of a new course or exam. */
  initial: Values;
  /** Halls to choose from; null while they load. */
  halls: readonly HallChoice[] | null;
  /** The fields, which may depend on typed values. */
  groupsOf(values: Partial<Values>): readonly FormFields<Path<Values>>[];
  /** Null if there is a value that the form does not know. */
  valuesOf(offering: OfferingDetail): Values | null;
  /** Values of untouched fields of a new course or exam, derived from other fields. */
  suggestedOf?(values: Partial<Values>): Partial<Values>;
  /** Broken promises to members, which take a reason to be stored. */
  breachesOf?(checked: NoInfer<Checked>): readonly { message: string }[];
  /** Facts to be confirmed before the values are stored. @throws CallError */
  questionsOf(checked: NoInfer<Checked>, offeringNo: number | null): Promise<Questions>;
  /** Additional fields that are more than one input. */
  moreFields?(form: UseFormReturn<Values, unknown, Checked>): ReactNode;
  /** Additional fields in which the stored value differs from the typed one. */
  moreChanges?(typed: Values, stored: Values): readonly FieldChange[];
  /**
   * Stores the values and returns the number.
   * @throws CallError
   */
  save(checked: Checked, offeringNo: number | null, answers: SaveAnswers): Promise<number>;
}
