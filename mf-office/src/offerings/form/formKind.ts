import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import type { AttachedFiles, OfferingKind } from '@portal/shared/contract/office';
import type { FieldChange } from '../../parts/form/changesBetween.ts';
import type { FormFields } from '../../parts/form/FieldGroups.tsx';
import type { OfferingDetail } from '../kind/kinds.ts';

/** What is typed into the form of a course or an exam; text until the schema has read it. */
export type OfferingValues = FieldValues & { version?: string | undefined; files?: AttachedFiles | undefined };

/** What the forms of courses and of exams have of their own. */
export interface OfferingFormKind<Values extends OfferingValues, Checked> {
  kind: OfferingKind;
  schema: v.GenericSchema<Values, Checked>;
  /** What a new one begins with. */
  initial: Values;
  /** The fields, which may follow from what is typed. */
  groupsOf(values: Partial<Values>): readonly FormFields<Path<Values>>[];
  /** null where there is something that the form does not know. */
  valuesOf(offering: OfferingDetail): Values | null;
  /** What a new one has in fields that nobody has typed into, by what is typed elsewhere. */
  suggestedOf?(values: Partial<Values>): Partial<Values>;
  /** In what it breaks a promise: then it is asked for once more before it is stored. */
  breachesOf?(checked: NoInfer<Checked>): readonly string[];
  /** Fields of its own that are no single line. */
  moreFields?(form: UseFormReturn<Values, unknown, Checked>): ReactNode;
  /** In which of these what is stored differs from what is typed. */
  moreChanges?(typed: Values, stored: Values): readonly FieldChange[];
  /** Answers its number. @throws CallError */
  save(checked: Checked, offeringNo: number | null): Promise<number>;
}
