import type { Insertable } from 'kysely';
import type { HallValues } from '@portal/shared/contract/office';
import type { Tables } from '../../../../database/types/tables.ts';
import type { HallRow } from '../../../../database/types/tables/halls.ts';

export const presentHall = (row: HallRow) => ({
  hallNo: row.hall_no,
  name: row.name,
  postCode: row.post_code,
  address: row.address,
  address2: row.address2,
  seats: row.seats,
  mapUrl: row.map_url,
  phone: row.phone,
  dayFee: row.day_fee,
  directions: row.directions,
});

export const hallColumns = (hall: HallValues) =>
  ({
    name: hall.name,
    post_code: hall.postCode,
    address: hall.address,
    address2: hall.address2,
    seats: hall.seats,
    map_url: hall.mapUrl,
    phone: hall.phone,
    day_fee: hall.dayFee,
    directions: hall.directions,
  }) satisfies Insertable<Tables['hall']>;
