import * as v from 'valibot';
import award from '@portal/shared/scenes/award.scene';
import hygiene from '@portal/shared/scenes/hygiene.scene';
import kitchen from '@portal/shared/scenes/kitchen.scene';
import lecture from '@portal/shared/scenes/lecture.scene';
import online from '@portal/shared/scenes/online.scene';
import practical from '@portal/shared/scenes/practical.scene';
import written from '@portal/shared/scenes/written.scene';
import { motifs } from './motifs.ts';

/** Subjects for which the portal has a scene. */
export const scenes = {
  kitchen,
  hands: hygiene,
  thermometer: hygiene,
  checklist: written,
  certificate: award,
  seminar: lecture,
  laptop: online,
  apron: practical,
} as const;

/** Subject of a picture. */
export type Subject = keyof typeof motifs | keyof typeof scenes;

/** Schema of a subject in texts and lists. */
export const subjectName = v.picklist([...Object.keys(motifs), ...Object.keys(scenes)] as Subject[]);
