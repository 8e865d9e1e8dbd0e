import type { CallEntity } from '@portal/shared/contract';
import type { officeOfferingChoices } from '@portal/shared/contract/office';
import { isSameStreet } from '@portal/shared/rules';

/** A hall to choose from. */
export type HallChoice = CallEntity<typeof officeOfferingChoices>['halls'][number];

/** Place of a course or exam in a hall: the second line names the hall and its room. */
export const placeOf = ({ name, address, address2 }: HallChoice) => ({
  address,
  address2: [name, address2].filter(Boolean).join(' '),
});

export const chosenHall = (halls: readonly HallChoice[], hallNo: unknown): HallChoice | undefined =>
  halls.find((hall) => String(hall.hallNo) === String(hallNo));

/** True if the typed street is not that of the chosen hall: it was typed over, or the hall has moved. */
export const isElsewhere = (hall: HallChoice, typed: unknown): boolean => !isSameStreet(hall.address, String(typed));
