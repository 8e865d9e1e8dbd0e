import type { Place, ReportedError } from './placeOf.ts';

/** Messages between the API and the thread that reads source maps. */
export interface ErrorMessage {
  id: number;
  /** Folder of an app's builds, with `*` in place of the app's name. */
  folder: string;
  error: ReportedError;
}
export interface PlaceMessage {
  id: number;
  place: Place | null;
}
