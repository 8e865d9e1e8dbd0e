import { sql, type Insertable } from 'kysely';
import { association } from '@portal/shared/association';
import type { Queries, Tables } from '../../../database/types/tables.ts';
import { VENUES } from '../../manager/demo/facts/venues.ts';

/** Floor and room behind the name of a building: ` 5층 501호`, ` 지하 1층 강당`. */
const ROOM = / (?:지하 )?\d+층.*$/;
const SMALLEST_SEATS = 40;

type Venue = (typeof VENUES)[number];

/** As on the page of the association's directions. */
const OWN_DIRECTIONS =
  '3·6호선 약수역 5번 출구에서 걸어서 7분 걸립니다.\n지하 주차장은 2시간까지 무료이나 교육과 시험 날에는 자리가 부족합니다.';

const directionsOf = ({ city, address }: Venue) =>
  address === association.address.street
    ? OWN_DIRECTIONS
    : `${city}역에서 버스나 택시로 20분쯤 걸립니다.\n주차할 곳이 적으니 대중교통을 이용해주세요.`;

const hallOf = (venue: Venue, index: number): Insertable<Tables['hall']> => ({
  name: venue.address2.replace(ROOM, ''),
  post_code: '',
  address: venue.address,
  address2: ROOM.exec(venue.address2)?.[0].trim() ?? '',
  seats: SMALLEST_SEATS,
  map_url: '',
  phone: association.phone,
  day_fee: index % 3 === 0 ? 0 : 150_000 + (index % 5) * 50_000,
  directions: directionsOf(venue),
});

/** Loads the demo's venues as halls, each with its courses and exams and seats for the largest of them. */
export async function loadHalls(db: Queries, now: Date): Promise<void> {
  await db.insertInto('hall').values(VENUES.map(hallOf)).execute();
  for (const table of ['education', 'examination'] as const)
    await sql`
      update ${sql.table(table)} as offering set hall_no = hall.hall_no from hall
      where offering.address = hall.address and offering.address2 = hall.name || ' ' || hall.address2
        ${table === 'education' ? sql`and edu_type = 1` : sql``}`.execute(db);
  await sql`
    update hall set seats = greatest(seats,
      (select max(capacity) from education where education.hall_no = hall.hall_no),
      (select max(capacity) from examination where examination.hall_no = hall.hall_no))`.execute(db);
  await db
    .insertInto('hall')
    .values({
      name: '옛 중앙교육관',
      post_code: '',
      address: association.address.street,
      address2: '2층',
      seats: SMALLEST_SEATS,
      map_url: '',
      phone: '',
      day_fee: 0,
      directions: '',
      retired_at: now,
    })
    .execute();
}
